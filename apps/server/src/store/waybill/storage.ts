import { storageWire } from '@motorpark/contract';
import {
  type Instant,
  STORAGE,
  type StorageTerms,
  WAYBILL_PAYMENT_METHODS,
  formatNaira,
  mayWaiveStorage,
  storageDue,
  storageSchema,
  storageText,
  ledgerMethod,
} from '@motorpark/domain';
import type { Person } from '../../request/person';
import { ledgerTerminalOf } from '../access/rights';
import { type Sql, type Transaction, columns, computed, sql } from '../../db';
import { recordGiveBack } from '../giveBack/recordGiveBack';
import { type FieldChange, reasonIn, takenBackAtOnce } from '../history';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { amountIn } from '../../request/fields';
import { formIn } from '../../request/form';
import { type Books, balanceOf, recordSettlement, reverse } from '../operation/ledger';
import { refuseExtraNonCash } from '../payment/refuseExtraNonCash';
import { refuseOutsideShift } from '../shift/refuseWithoutShift';
import type { LockedWaybill } from './lockWaybill';

const NOTHING_DUE = 'Nothing is due for storage any more.';
const NO_METHOD = 'Choose payment method.';
const NOT_THEIRS = 'Only a super admin can waive the storage fee.';

const RULES = columns('company.storage_hours', 'company.storage_fee_kobo', 'company.confirmation_rule');

/** Returns the storage fee that is due if the parcel is handed over now; undefined if none is due. */
export async function storageTermsOf(
  db: Sql,
  waitsSince: Instant | null,
  now: Date,
): Promise<StorageTerms | undefined> {
  if (waitsSince === null) return undefined;
  const [rules] = await db.query(sql`select ${RULES} from company`);
  if (!rules) return undefined;
  const freeHours = rules.storage_hours;
  const rule = { storageHours: freeHours, storageFee: rules.storage_fee_kobo };
  const fee = storageDue(waitsSince, rule, now.toISOString());
  const isCashOnly = rules.confirmation_rule === 'required';
  return fee === 0 ? undefined : { fee, waitsSince, freeHours, isCashOnly };
}

/** What the waybill's history states about storage, and the reason of a waiver. */
interface Settled {
  fields: FieldChange[];
  reason?: string;
}

/**
 * Records the storage fee of a parcel that is handed over, as a line in the open shift of whoever hands it over; a super admin may waive it. Throws
 * a 422 at the field if the user was shown another fee than what is due.
 */
export async function settleStorage(
  tx: Transaction,
  waybill: LockedWaybill,
  context: PersonContext,
): Promise<Settled> {
  const { input, person, now, ip, requestId } = context;
  const { id, number, amount, waitsSince, destination } = waybill;
  const terms = await storageTermsOf(tx, waitsSince, now);
  const shown = amountIn(input['storage_fee']) ?? 0;
  if (!terms) {
    if (shown !== 0) throw invalid({ storage_fee: NOTHING_DUE });
    await recordNewStart(tx, waybill, now);
    return { fields: [] };
  }
  const { storageMethod, storageWaiver } = formIn(storageSchema, storageWire.names, input);
  const { label: field } = STORAGE.storageFee;
  const fee = formatNaira(terms.fee);
  if (storageWaiver !== '') {
    if (!mayWaiveStorage(person.role)) throw invalid({ storage_waiver: NOT_THEIRS });
    const subject = { noun: 'waybill', id } as const;
    const act = { way: 'waive', subject, amount: terms.fee, kept: 0, terminalId: destination.id } as const;
    await recordGiveBack(tx, { ...act, reason: storageWaiver, person, now, ip, requestId });
    return { fields: [{ field, from: fee, to: 'Waived' }], reason: storageWaiver };
  }
  if (shown !== terms.fee) throw invalid({ storage_fee: storageText(terms) });
  const method = WAYBILL_PAYMENT_METHODS.find((one) => one === storageMethod);
  if (!method) throw invalid({ storage_method: NO_METHOD });
  await refuseExtraNonCash(tx, { method, paid: amount }, (why) =>
    invalid({ storage_method: `${why} Please take it in cash.` }),
  );
  const line = { subject: { noun: 'waybill', id }, person, now } as const;
  await recordSettlement(tx, {
    ...line,
    kind: 'fee',
    words: `Waybill ${number} handed over: storage`,
    amount: terms.fee,
    method: ledgerMethod(method),
    terminalId: ledgerTerminalOf(person) ?? destination.id,
  });
  await refuseOutsideShift(tx, line);
  return { fields: [{ field, from: '', to: `${fee}, ${method}` }] };
}

/**
 * Records the fee that would be due if the parcel had not been set back from Delivered, so that its free hours started anew, as waived by whoever set it back. A
 * delivery that was taken back at once was none.
 */
async function recordNewStart(tx: Transaction, { id, destination }: LockedWaybill, now: Date) {
  const [back] = await tx.query(sql`
    select ${columns('person.id', 'person.name', computed<{ reason: string; since: Instant }>({ reason: sql`change.reason`, since: sql`delivery.at` }))}
    from change as delivery join change on change.waybill_id = delivery.waybill_id and change.kind = 'correction'
      and change.from_status = 'Delivered' and change.at >= delivery.at join person on person.id = change.person_id
    where delivery.waybill_id = ${id} and delivery.kind = 'status' and delivery.to_status = 'Delivered'
      and not ${takenBackAtOnce(sql`delivery`, 'waybill')} order by delivery.at, change.at limit 1`);
  const due = back && (await storageTermsOf(tx, back.since, now));
  if (!due) return;
  const act = { way: 'waive', subject: { noun: 'waybill', id }, amount: due.fee, kept: 0, now } as const;
  // The address of this call is that of whoever hands the parcel over.
  await recordGiveBack(tx, { ...act, reason: back.reason, person: back, terminalId: destination.id });
}

/** Gives the storage fee back with the step back of a parcel that was handed over. */
export async function giveBackStorage(
  tx: Transaction,
  waybill: LockedWaybill,
  to: string,
  { input, person, now, ip, requestId }: PersonContext,
): Promise<void> {
  const subject = { noun: 'waybill', id: waybill.id } as const;
  const amount = await balanceOf(tx, subject, 'fees');
  if (amount === 0) return;
  const act = { way: 'refund', subject, amount, kept: 0, terminalId: waybill.destination.id } as const;
  await recordGiveBack(tx, { ...act, reason: reasonIn(input), person, now, ip, requestId });
  await reverseStorage(tx, waybill, { why: `is ${to} again`, person, now });
}

/** Reverses the storage fee, in the books of the terminal where it was paid. */
export async function reverseStorage(
  tx: Transaction,
  { id, number, destination }: LockedWaybill,
  { why, person, now }: { why: string; person: Person; now: Date },
): Promise<Books> {
  const line = { subject: { noun: 'waybill', id }, person, now } as const;
  const words = `Waybill ${number} ${why}: storage`;
  const books = await reverse(tx, { ...line, words, part: 'fees', terminalId: destination.id });
  await refuseOutsideShift(tx, line);
  return books;
}
