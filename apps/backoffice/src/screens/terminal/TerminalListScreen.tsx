import { useDeleteTerminal, useTerminals } from '@motorpark/api';
import { RecordListScreen } from '../record/RecordListScreen';
import { terminalRecord } from './terminalRecord';

export function TerminalListScreen() {
  const { terminals, ...list } = useTerminals();
  return <RecordListScreen kind={terminalRecord} rows={terminals} {...list} {...useDeleteTerminal()} />;
}
