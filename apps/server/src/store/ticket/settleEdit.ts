import {
  type GiveBackTerms,
  type Kobo,
  NO_REASON,
  type PaymentChange,
  type TicketPaymentMethod,
  type TicketValues,
  UNCONFIRMED,
  isBoundToTerminal,
  isPaidOtherwise,
  partBack,
  paymentChange,
  paymentParts,
  withKept,
} from '@motorpark/domain';
import type { Person } from '../../request/person';
import { ledgerTerminalOf } from '../access/rights';
import { type Transaction, sql } from '../../db';
import { recordChangedPayment } from '../giveBack/recordChangedPayment';
import type { GiveBack } from '../giveBack/recordGiveBack';
import { invalid } from '../../request/failure';
import {
  isInAnotherDrawer,
  isInOtherBooks,
  isPaidSeveralWays,
  recordSale,
  recordSettlement,
  reverse,
} from '../operation/ledger';
import { awaitPayment, withdrawPayment } from '../payment/awaitPayment';
import { isUnconfirmed } from '../payment/refuseUnconfirmed';
import { refuseExtraNonCash } from '../payment/refuseExtraNonCash';
import { refuseOutsideShift } from '../shift/refuseWithoutShift';
import type { LockedTicket } from './lockTicket';
import type { EditTerms } from './termsOfEdit';

const SEVERAL_WAYS =
  'This ticket was paid in several ways or at several terminals: how it was paid stays as it is.';

const SELL_ANOTHER = 'Please sell further seats on another ticket.';

/** A ticket before and after an edit, with what is needed to settle its money. */
export interface EditedMoney extends Pick<GiveBack, 'ip' | 'requestId'> {
  ticket: LockedTicket;
  form: TicketValues;
  person: Person;
  now: Date;
  reason: string | undefined;
}

/**
 * Books the new amount of an edited ticket (docs/operation.md) and returns the edit as it is stored. A part that is given back by the refund's rule is a line
 * of its own, and so is what the company keeps of it. If the money that was taken stays where it is, the difference becomes a line with the form's payment
 * method, and the ticket keeps its original one. Anything else is reversed and booked anew, in the books of the seller.
 */
export async function settleEdit<Edit extends EditedMoney>(
  tx: Transaction,
  edit: Edit,
  terms: EditTerms,
): Promise<Edit> {
  const { ticket, form, person, now, reason, ip, requestId } = edit;
  const subject = { noun: 'ticket', id: ticket.id } as const;
  const isOther = form.amount !== ticket.amount;
  const isOtherwise = isPaidOtherwise(ticket, form);
  if (!isOther && !isOtherwise) return edit;
  const money = { subject, person, now };
  const terminalId = ledgerTerminalOf(person) ?? ticket.soldAt.id;
  const kept = keptOf(edit, terms.part);
  const stays = await staysPaid(tx, edit, { ...terms, terminalId });
  if (stays && !isOther) throw invalid({ payment_method: SEVERAL_WAYS });
  // Of money that stays as it is, only the difference is paid as the form says.
  const { paymentMethod } = form;
  const [from, to] =
    stays && isOtherwise
      ? [
          { amount: ticket.amount, paymentMethod },
          { amount: form.amount, paymentMethod },
        ]
      : [ticket, form];
  const change = paymentChange(from, to);
  await recordChangedPayment(tx, {
    ...money,
    way: form.seats.length < ticket.seats.length ? 'seats' : 'amount',
    from,
    to: { amount: to.amount, nonCash: to.nonCash, paymentMethod },
    kept,
    terminalId,
    reason: reason ?? NO_REASON,
    ip,
    requestId,
  });
  if (stays) {
    await refuseFurtherSeats(tx, edit, change);
    await recordDifference(tx, edit, { kept, ...change });
    await refuseOutsideShift(tx, money);
    const { nonCash, paymentMethod: stated } = isOtherwise ? ticket : form;
    return { ...edit, form: { ...form, nonCash, paymentMethod: stated } };
  }
  const until = (await withdrawPayment(tx, subject, money))?.until;
  if (!isOtherwise && !until) await refuseFurtherSeats(tx, edit, change);
  const words = `Ticket ${ticket.number}`;
  const line = { ...money, terminalId: ticket.soldAt.id };
  await reverse(tx, { ...line, words: `${words} changed`, part: 'price' });
  const made = await recordSale(tx, { ...line, words }, paymentParts(form));
  if (isOtherwise || until) await awaitPayment(tx, { line: made, method: paymentMethod, now, until });
  await refuseOutsideShift(tx, money);
  return edit;
}

type Change = PaymentChange<TicketPaymentMethod>;

/** Books a difference as a line of its own for each method, and as a fee what the company keeps of a part that is given back by its rule. */
async function recordDifference(
  tx: Transaction,
  { ticket, person, now }: EditedMoney,
  { kept, collected, givenBack }: Change & { kept: Kobo },
): Promise<void> {
  const line = {
    subject: { noun: 'ticket', id: ticket.id } as const,
    terminalId: ledgerTerminalOf(person) ?? ticket.soldAt.id,
    person,
    now,
  };
  const words = `Ticket ${ticket.number} changed`;
  for (const part of collected) await recordSettlement(tx, { ...line, ...part, kind: 'difference', words });
  for (const { method, amount, kept: stays } of withKept(givenBack, kept)) {
    await recordSettlement(tx, { ...line, method, amount: -amount, kind: 'difference', words });
    await recordKept(tx, stays, { ...line, method, words: `${words}: kept by the company` });
  }
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

/**
 * Whether the money that was taken stays where it is: its method may not change or is several, or it has come and is in the books of another terminal, or, if staff
 * would take another amount in another way, counted already or in a colleague's drawer.
 */
async function staysPaid(
  tx: Transaction,
  { ticket, form, person }: EditedMoney,
  { part, isMethodKept, terminalId }: EditTerms & { terminalId: string },
): Promise<boolean> {
  const subject = { noun: 'ticket', id: ticket.id } as const;
  if (part?.as === 'refund' || isMethodKept) return true;
  // Only the part in cash changes: the other one stays, confirmed or not.
  const isSame = form.nonCash === ticket.nonCash && form.paymentMethod === ticket.paymentMethod;
  if (form.nonCash !== undefined && isSame) return true;
  if (await isPaidSeveralWays(tx, subject, paymentParts(ticket).length)) return true;
  const isElsewhere = await isInOtherBooks(tx, subject, terminalId);
  if (await isUnconfirmed(tx, subject)) {
    if (isElsewhere) throw invalid({ seat_number: `${UNCONFIRMED} ${SELL_ANOTHER}` });
    return false;
  }
  if (isElsewhere) return true;
  const isBoth = form.amount !== ticket.amount && isPaidOtherwise(ticket, form);
  return isBoth && isBoundToTerminal(person.role) && isInAnotherDrawer(tx, subject, person);
}

/** Throws a 422 at `seat_number` if more seats would be paid with money that nobody would have to confirm. */
async function refuseFurtherSeats(
  tx: Transaction,
  { ticket }: EditedMoney,
  { collected }: Change,
): Promise<void> {
  for (const { method } of collected)
    await refuseExtraNonCash(tx, { method, paid: ticket.amount }, (why) =>
      invalid({ seat_number: `${why} ${SELL_ANOTHER}` }),
    );
}
