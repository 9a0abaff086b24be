import { useDeleteTerminal, useFoundTerminals } from '@motorpark/api';
import { useListQuery } from '../../shared/list/useListQuery';
import { RecordListScreen } from '../../shared/record/RecordListScreen';
import { terminalRecord } from './terminalRecord';

export function TerminalListScreen() {
  const listQuery = useListQuery();
  const found = useFoundTerminals(listQuery.query);
  return (
    <RecordListScreen kind={terminalRecord} listQuery={listQuery} found={found} {...useDeleteTerminal()} />
  );
}
