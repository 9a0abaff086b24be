import { useSaveTerminal, useTerminals } from '@motorpark/api';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { terminalRecord } from './terminalRecord';

export function TerminalFormScreen() {
  const { terminals, ...list } = useTerminals();
  const { save } = useSaveTerminal();
  return <RecordFormScreen kind={terminalRecord} rows={terminals} {...list} save={save} />;
}
