import { useSaveTerminal, useTerminals } from '@motorpark/api';
import { terminalSchema } from '@motorpark/domain';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { terminalRecord } from './terminalRecord';

const RULES = { schema: terminalSchema };

export function TerminalFormScreen() {
  const { terminals, ...list } = useTerminals();
  const { save } = useSaveTerminal();
  return <RecordFormScreen kind={terminalRecord} rules={RULES} rows={terminals} {...list} save={save} />;
}
