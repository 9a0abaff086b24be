import { type Saved, type VoidOrder, useHas } from '@motorpark/api';
import { type GiveBackTerms, type Kobo, partBack, type SoldRecord } from '@motorpark/domain';
import { termsText } from '../record/termsText';
import { DeleteDialog } from '../record/DeleteDialog';
import { VoidDialog } from '../record/VoidDialog';
import type { SoldKind } from './soldKind';

interface DeleteSoldDialogProps<Row extends SoldRecord> {
  kind: SoldKind<Row>;
  /** The ticket or waybill as the user saw it. */
  row: Row;
  remove: (order: VoidOrder) => Promise<Saved>;
  isRemoving: boolean;
  /** On which terms its money is given back; by default all of it is. */
  terms?: GiveBackTerms | undefined;
  onClose: () => void;
}

/**
 * A dialog that confirms the deletion of a ticket or waybill; it requires a reason if the server keeps void ones readable. On other servers one text is shown
 * for any failure.
 */
export function DeleteSoldDialog<Row extends SoldRecord>(props: DeleteSoldDialogProps<Row>) {
  const { kind, terms, ...deletion } = props;
  const { one, conflictView, words, customerOf, feesOf } = kind;
  const what = (
    <>
      <b>{customerOf(deletion.row)}</b>
      {`, ${one} `}
      {deletion.row.number}
    </>
  );
  const question = { ...deletion, conflictView, words, what };
  return useHas()('voids') ? (
    <VoidDialog
      {...question}
      owed={(row) => owedFor(row.amount, feesOf(row), terms)}
      termsText={termsText(terms, deletion.row.amount)}
    />
  ) : (
    <DeleteDialog {...question} failureText={() => words.deleteFailed} />
  );
}

/** Fees go back with a correction, and stay with a refund. */
function owedFor(paid: Kobo | undefined, fees: Kobo = 0, terms?: GiveBackTerms): Kobo | undefined {
  if (paid === undefined) return undefined;
  return terms?.as === 'refund' ? partBack(terms, paid).amount : paid + fees;
}
