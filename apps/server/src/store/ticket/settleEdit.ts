import {
  type GiveBackTerms,
  type GiveBackWay,
  type Kobo,
  type TicketValues,
  isBoundToTerminal,
  partBack,
} from '@motorpark/domain';
import type { Person } from '../../request/person';
import { ledgerTerminalOf } from '../access/rights';
import { type Transaction, sql } from '../../db';
import { type GiveBack, recordGiveBack } from '../giveBack/recordGiveBack';
import { invalid } from '../../request/failure';
import {
  isInAnotherDrawer,
  isPaidSeveralWays,
  recordIncome,
  recordSettlement,
  reverse,
} from '../operation/ledger';
import { awaitPayment, withdrawPayment } from '../payment/awaitPayment';
import { isUnconfirmed } from '../payment/refuseUnconfirmed';
import { refuseExtraNonCash } from '../payment/refuseExtraNonCash';
import { refuseOutsideShift } from '../shift/refuseWithoutShift';
import type { SharedTrip } from '../trip/lockTripShared';
import type { LockedTicket } from './lockTicket';
import type { EditTerms } from './termsOfEdit';

const SEVERAL_WAYS = 'This ticket was paid in several ways: how it was paid stays as it is.';

/** A ticket before and after an edit, with what is needed to settle its money. */
export interface EditedMoney extends Pick<GiveBack, 'ip' | 'requestId'> {
  ticket: LockedTicket;
  form: TicketValues;
  trip: SharedTrip;
  person: Person;
  now: Date;
  reason: string | undefined;
}

/**
 * Books the new amount of an edited ticket (docs/operation.md) and returns the edit as it is stored. A part that is given back by the refund's rule is a line
 * of its own, and so is what the company keeps of it. If the ticket was paid in several ways, or its amount and payment method change while its money stays
 * where it is, the difference becomes a line with the form's payment method, and the ticket keeps its original one. Anything else is reversed and booked anew.
 */
export async function settleEdit<Edit extends EditedMoney>(
  tx: Transaction,
  edit: Edit,
  { part, isMethodKept }: EditTerms,
): Promise<Edit> {
  const { ticket, form, trip, person, now } = edit;
  const subject = { noun: 'ticket', id: ticket.id } as const;
  const isOther = form.amount !== ticket.amount;
  const isPaidOtherwise = form.paymentMethod !== ticket.paymentMethod;
  if (!isOther && !isPaidOtherwise) return edit;
  const money = { subject, person, now };
  const kept = keptOf(edit, part);
  const way = wayOf(edit, isMethodKept);
  if (way) {
    await recordGiveBack(tx, {
      ...money,
      way,
      amount: Math.max(ticket.amount - form.amount, 0) - kept,
      kept,
      method: form.paymentMethod,
      reason: edit.reason,
      terminalId: ledgerTerminalOf(person) ?? ticket.soldAt.id,
      ip: edit.ip,
      requestId: edit.requestId,
    });
  }
  const isRest = isOther && isPaidOtherwise && (isMethodKept || (await keepsOriginalPayment(tx, edit)));
  if (part?.as === 'refund' || isRest || (await isPaidSeveralWays(tx, subject))) {
    if (!isOther) throw invalid({ payment_method: SEVERAL_WAYS });
    await refuseFurtherSeats(tx, edit);
    await recordDifference(tx, edit, kept);
    await refuseOutsideShift(tx, money);
    return { ...edit, form: { ...form, paymentMethod: ticket.paymentMethod } };
  }
  const until = await withdrawPayment(tx, subject, money);
  if (!isPaidOtherwise && !until) await refuseFurtherSeats(tx, edit);
  const words = `Ticket ${ticket.number}`;
  const books = await reverse(tx, { ...money, words: `${words} changed`, part: 'price' });
  const line = await recordIncome(tx, {
    ...money,
    words,
    amount: form.amount,
    method: form.paymentMethod,
    terminalId: books ?? ledgerTerminalOf(person) ?? trip.originId,
  });
  if (isPaidOtherwise || until) await awaitPayment(tx, { line, method: form.paymentMethod, now, until });
  await refuseOutsideShift(tx, money);
  return edit;
}

/** In which way the edit gives money back; undefined if it only takes more. */
function wayOf({ ticket, form }: EditedMoney, isMethodKept: boolean): GiveBackWay | undefined {
  if (form.amount < ticket.amount) return form.seats.length < ticket.seats.length ? 'seats' : 'amount';
  return form.paymentMethod === ticket.paymentMethod || isMethodKept ? undefined : 'method';
}

/** Books a difference as a line of its own, and as a fee what the company keeps of a part that is given back by its rule. */
async function recordDifference(tx: Transaction, edit: EditedMoney, kept: Kobo): Promise<void> {
  const { ticket, form, person, now } = edit;
  const line = {
    subject: { noun: 'ticket', id: ticket.id } as const,
    method: form.paymentMethod,
    terminalId: ledgerTerminalOf(person) ?? ticket.soldAt.id,
    person,
    now,
  };
  const words = `Ticket ${ticket.number} changed`;
  await recordSettlement(tx, { ...line, kind: 'difference', words, amount: form.amount - ticket.amount });
  await recordKept(tx, kept, { ...line, words: `${words}: kept by the company` });
}

/** Returns what the company keeps, in kobo, of the part of an edited ticket's price that is given back. */
export const keptOf = ({ ticket, form }: EditedMoney, part: GiveBackTerms | undefined): Kobo =>
  part?.as === 'refund' ? partBack(part, ticket.amount - form.amount).kept : 0;

/** Books what the company keeps of money that is given back: a fee of the ticket. Does nothing if it is zero. */
export async function recordKept(
  tx: Transaction,
  kept: Kobo,
  line: Omit<Parameters<typeof recordSettlement>[1], 'kind' | 'amount'>,
): Promise<void> {
  if (kept === 0) return;
  await recordSettlement(tx, { ...line, kind: 'fee', amount: kept });
  await tx.query(
    sql`update ticket set fees_kobo = coalesce(fees_kobo, 0) + ${kept}::bigint where id = ${line.subject.id}`,
  );
}

/** Whether the original payment stays where it is: staff change a confirmed ticket whose money is counted already, or in a colleague's drawer. */
async function keepsOriginalPayment(tx: Transaction, { ticket, person }: EditedMoney): Promise<boolean> {
  const subject = { noun: 'ticket', id: ticket.id } as const;
  if (!isBoundToTerminal(person.role) || (await isUnconfirmed(tx, subject))) return false;
  return isInAnotherDrawer(tx, subject, person);
}

/** Throws a 422 at `seat_number` if more seats would be paid with money that nobody would have to confirm. */
async function refuseFurtherSeats(tx: Transaction, { ticket, form, person }: EditedMoney): Promise<void> {
  if (form.amount <= ticket.amount) return;
  const more = { method: form.paymentMethod, paid: ticket.amount, person, terminalId: ticket.soldAt.id };
  await refuseExtraNonCash(tx, more, (why) =>
    invalid({ seat_number: `${why} Please sell further seats on another ticket.` }),
  );
}
