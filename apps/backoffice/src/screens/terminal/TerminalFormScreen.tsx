import { useMay, useOneTerminal } from '@motorpark/api';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { HallViewButton } from '../departure/HallViewButton';
import { useTerminalForm } from './useTerminalForm';

/** A terminal's form. Where the server supports it, its hall view is managed from here. */
export function TerminalFormScreen() {
  const id = useRecordId();
  const list = useOneTerminal(id);
  const hasHalls = useMay()('hall.keep') === true;
  const terminal = list.rows.find((row) => row.id === id);
  return (
    <RecordFormScreen
      {...useTerminalForm()}
      {...list}
      notice={hasHalls && terminal && <HallViewButton terminal={terminal} />}
    />
  );
}
