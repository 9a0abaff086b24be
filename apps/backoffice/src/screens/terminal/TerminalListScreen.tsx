import { useDeleteTerminal, useFoundTerminals } from '@motorpark/api';
import { useListQuery } from '../../shared/list/useListQuery';
import { RecordListScreen } from '../../shared/record/RecordListScreen';
import { terminalRecord } from './terminalRecord';

export function TerminalListScreen() {
  const asked = useListQuery();
  const found = useFoundTerminals(asked.query);
  return <RecordListScreen kind={terminalRecord} asked={asked} found={found} {...useDeleteTerminal()} />;
}
