import { type GiveBackWay, type TicketValues, isBoundToTerminal } from '@motorpark/domain';
import type { Person } from '../access/person';
import { ledgerTerminalOf } from '../access/rights';
import type { Transaction } from '../db';
import { type GiveBack, recordGiveBack } from '../giveBack/recordGiveBack';
import { invalid } from '../http/failure';
import {
  isInAnotherDrawer,
  isPaidSeveralWays,
  recordIncome,
  recordSettlement,
  reverse,
} from '../operation/ledger';
import { awaitPayment, withdrawPayment } from '../payment/awaitPayment';
import { rebooksPayment } from '../payment/rebooksPayment';
import { isUnconfirmed } from '../payment/refuseUnconfirmed';
import { refuseExtraNonCash } from '../payment/refuseExtraNonCash';
import { refuseOutsideShift } from '../shift/refuseWithoutShift';
import type { SharedTrip } from '../trip/lockTripShared';
import type { LockedTicket } from './lockTicket';

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
 * Books the new amount of an edited ticket (docs/operation.md) and returns the edit as it is stored. If the ticket was paid in several ways, or the payment
 * method changes while its money is counted already or in a colleague's drawer, nothing is reversed: the difference becomes a line of its own with the form's
 * payment method, and the ticket keeps its original one.
 */
export async function settleEdit<Edit extends EditedMoney>(tx: Transaction, edit: Edit): Promise<Edit> {
  const { ticket, form, trip, person, now } = edit;
  const subject = { noun: 'ticket', id: ticket.id } as const;
  const isOther = form.amount !== ticket.amount;
  const isPaidOtherwise = form.paymentMethod !== ticket.paymentMethod;
  if (!isOther && !isPaidOtherwise) return edit;
  const money = { subject, person, now };
  const way = wayOf(edit);
  if (way) {
    await recordGiveBack(tx, {
      ...money,
      way,
      amount: Math.max(ticket.amount - form.amount, 0),
      kept: 0,
      method: form.paymentMethod,
      reason: edit.reason,
      terminalId: ledgerTerminalOf(person) ?? ticket.soldAt.id,
      ip: edit.ip,
      requestId: edit.requestId,
    });
  }
  const isRest = isOther && isPaidOtherwise && (await keepsOriginalPayment(tx, edit));
  if (isRest || (await isPaidSeveralWays(tx, subject))) {
    if (!isOther) throw invalid({ payment_method: SEVERAL_WAYS });
    await refuseFurtherSeats(tx, edit);
    await recordSettlement(tx, {
      ...money,
      kind: 'difference',
      words: `Ticket ${ticket.number} changed`,
      amount: form.amount - ticket.amount,
      method: form.paymentMethod,
      terminalId: ledgerTerminalOf(person) ?? ticket.soldAt.id,
    });
    await refuseOutsideShift(tx, money);
    return { ...edit, form: { ...form, paymentMethod: ticket.paymentMethod } };
  }
  if (isOther || (await rebooksPayment(tx, subject, person))) {
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
  }
  return edit;
}

/** In which way the edit gives money back; undefined if it only takes more. */
function wayOf({ ticket, form }: EditedMoney): GiveBackWay | undefined {
  if (form.amount < ticket.amount) return form.seats.length < ticket.seats.length ? 'seats' : 'amount';
  return form.paymentMethod === ticket.paymentMethod ? undefined : 'method';
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
  const more = { method: form.paymentMethod, paid: ticket.amount, person };
  await refuseExtraNonCash(tx, more, (why) =>
    invalid({ seat_number: `${why} Please sell further seats on another ticket.` }),
  );
}
