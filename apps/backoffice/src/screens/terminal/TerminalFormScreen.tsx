import { useOneTerminal, useSaveTerminal } from '@motorpark/api';
import { terminalSchema } from '@motorpark/domain';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { terminalRecord } from './terminalRecord';

const RULES = { schema: terminalSchema };

export function TerminalFormScreen() {
  const list = useOneTerminal(useRecordId());
  const { save } = useSaveTerminal();
  return <RecordFormScreen kind={terminalRecord} rules={RULES} {...list} save={save} />;
}
