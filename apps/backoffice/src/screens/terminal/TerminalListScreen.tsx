import { useDeleteTerminal, useFoundTerminals } from '@motorpark/api';
import { useListQuery } from '../list/useListQuery';
import { RecordListScreen } from '../record/RecordListScreen';
import { terminalRecord } from './terminalRecord';

export function TerminalListScreen() {
  const asked = useListQuery();
  const found = useFoundTerminals(asked.query);
  return <RecordListScreen kind={terminalRecord} asked={asked} found={found} {...useDeleteTerminal()} />;
}
