import { type VoidOrder, useMay } from '@motorpark/api';
import { DeleteDialog } from '../record/DeleteDialog';
import { VoidDialog } from '../record/VoidDialog';
import type { CounterKind, CounterRecord } from './counterKind';

interface DeleteCounterDialogProps<Row extends CounterRecord> {
  kind: CounterKind<Row>;
  /** The ticket or waybill as the person sees it. */
  row: Row;
  remove: (order: VoidOrder) => Promise<unknown>;
  isRemoving: boolean;
  onClose: () => void;
}

/** Asks before a ticket or waybill is deleted, and for the reason where the server keeps voided ones readable. Elsewhere one sentence stands for any failure. */
export function DeleteCounterDialog<Row extends CounterRecord>(props: DeleteCounterDialogProps<Row>) {
  const { kind, ...asked } = props;
  const { one, looks, words, whoOf } = kind;
  const what = (
    <>
      <b>{whoOf(asked.row)}</b>
      {`, ${one} `}
      {asked.row.number}
    </>
  );
  const question = { ...asked, looks, words, what };
  return useMay('record.void') ? (
    <VoidDialog {...question} />
  ) : (
    <DeleteDialog
      {...question}
      remove={(id, version) => asked.remove({ id, version })}
      failureText={() => words.deleteFailed}
    />
  );
}
