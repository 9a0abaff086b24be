import { useMay, useOneTerminal, useSaveTerminal } from '@motorpark/api';
import { terminalSchema } from '@motorpark/domain';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { HallViewButton } from '../departure/HallViewButton';
import { terminalRecord } from './terminalRecord';

const RULES = { schema: terminalSchema };

/** A terminal's form; where the server can, its hall view is made and withdrawn above it. */
export function TerminalFormScreen() {
  const id = useRecordId();
  const list = useOneTerminal(id);
  const { save } = useSaveTerminal();
  const hasHalls = useMay('hall.keep') === true;
  const terminal = list.rows.find((row) => row.id === id);
  return (
    <RecordFormScreen
      kind={terminalRecord}
      rules={RULES}
      {...list}
      save={save}
      notice={hasHalls && terminal && <HallViewButton terminal={terminal} />}
    />
  );
}
