import type { Saved, VoidOrder } from '@motorpark/api';
import { type GiveBackTerms, type Kobo, partBack, type SoldRecord, termsText } from '@motorpark/domain';
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

/** A dialog that asks for a reason, and deletes a ticket or waybill, which stays readable as void. */
export function DeleteSoldDialog<Row extends SoldRecord>(props: DeleteSoldDialogProps<Row>) {
  const { kind, terms, ...deletion } = props;
  const { conflictView, words, paidOf, feesOf } = kind;
  return (
    <VoidDialog
      {...deletion}
      conflictView={conflictView}
      words={words}
      what={<SoldName kind={kind} row={deletion.row} />}
      owed={(row) => owedFor(paidOf(row), feesOf(row), terms)}
      termsText={termsText(terms, paidOf(deletion.row))}
    />
  );
}

/** The customer, and the number that the record is known by. */
const SoldName = <Row extends SoldRecord>({ kind, row }: { kind: SoldKind<Row>; row: Row }) => (
  <>
    <b>{kind.customerOf(row)}</b>
    {`, ${kind.one} `}
    {row.number}
  </>
);

/** The same where nothing stays readable: without a reason, and with one text for any failure. */
export function RemoveSoldDialog<Row extends SoldRecord>({
  kind,
  ...deletion
}: Omit<DeleteSoldDialogProps<Row>, 'terms'>) {
  const { conflictView, words } = kind;
  return (
    <DeleteDialog
      {...deletion}
      conflictView={conflictView}
      words={words}
      what={<SoldName kind={kind} row={deletion.row} />}
      failureText={() => words.deleteFailed}
    />
  );
}

/** Fees go back with a correction, and stay with a refund. */
function owedFor(paid: Kobo | undefined, fees: Kobo = 0, terms?: GiveBackTerms): Kobo | undefined {
  if (paid === undefined) return undefined;
  return terms?.as === 'refund' ? partBack(terms, paid).amount : paid + fees;
}
