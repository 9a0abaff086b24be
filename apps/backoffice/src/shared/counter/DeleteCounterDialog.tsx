import { type VoidOrder, useMay } from '@motorpark/api';
import { DeleteDialog } from '../record/DeleteDialog';
import { VoidDialog } from '../record/VoidDialog';
import type { CounterKind, CounterRecord } from './counterKind';

interface DeleteCounterDialogProps<Row extends CounterRecord> {
  kind: CounterKind<Row>;
  /** The ticket or waybill as the user saw it. */
  row: Row;
  remove: (order: VoidOrder) => Promise<unknown>;
  isRemoving: boolean;
  onClose: () => void;
}

/**
 * A dialog that confirms the deletion of a ticket or waybill; it requires a reason if the server keeps void ones readable. On other servers one text is shown
 * for any failure.
 */
export function DeleteCounterDialog<Row extends CounterRecord>(props: DeleteCounterDialogProps<Row>) {
  const { kind, ...deletion } = props;
  const { one, conflictView, words, customerOf, feesOf } = kind;
  const what = (
    <>
      <b>{customerOf(deletion.row)}</b>
      {`, ${one} `}
      {deletion.row.number}
    </>
  );
  const question = { ...deletion, conflictView, words, what };
  return useMay('record.void') ? (
    <VoidDialog
      {...question}
      owed={(row) => (row.amount === undefined ? undefined : row.amount + (feesOf(row) ?? 0))}
    />
  ) : (
    <DeleteDialog {...question} failureText={() => words.deleteFailed} />
  );
}
