import { useSaveTerminal, useTerminals } from '@motorpark/api';
import { RecordFormScreen } from '../record/RecordFormScreen';
import { terminalRecord } from './terminalRecord';

export function TerminalFormScreen() {
  const { terminals, ...list } = useTerminals();
  const { save } = useSaveTerminal();
  return <RecordFormScreen kind={terminalRecord} rows={terminals} {...list} save={save} />;
}
