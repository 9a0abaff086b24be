import { type TicketValues, isBoundToTerminal } from '@motorpark/domain';
import type { Person } from '../access/person';
import { booksOf } from '../access/rights';
import type { Sql } from '../db';
import { invalid } from '../http/failure';
import {
  isInAnotherDrawer,
  isPaidSeveralWays,
  recordIncome,
  recordSettlement,
  reverse,
} from '../operation/ledger';
import { awaitPayment, withdrawPayment } from '../payment/awaitPayment';
import { movesItsLine } from '../payment/movesItsLine';
import { isUnconfirmed } from '../payment/refuseUnconfirmed';
import { refuseMoreUnseen } from '../payment/refuseMoreUnseen';
import { refuseOutsideShift } from '../shift/refuseWithoutShift';
import type { SharedTrip } from '../trip/lockTripShared';
import type { LockedTicket } from './lockTicket';

const SEVERAL_WAYS = 'This ticket was paid in several ways: how it was paid stays as it is.';

/** A ticket as it was and as it is to be, as far as its money goes. */
export interface EditedMoney {
  ticket: LockedTicket;
  form: TicketValues;
  trip: SharedTrip;
  person: Person;
  now: Date;
}

/**
 * Books what an edited ticket comes to (docs/operation.md), and answers the edit as the ticket keeps it. Of one that was paid in several ways, or
 * whose money is in another drawer while the rest is paid otherwise, nothing is taken back: the difference is a line of its own, by the way that
 * the form says, and the ticket keeps the way that it was sold by.
 */
export async function settleEdit<Edit extends EditedMoney>(tx: Sql, edit: Edit): Promise<Edit> {
  const { ticket, form, trip, person, now } = edit;
  const subject = { noun: 'ticket', id: ticket.id } as const;
  const isOther = form.amount !== ticket.amount;
  const isPaidOtherwise = form.paymentMethod !== ticket.paymentMethod;
  if (!isOther && !isPaidOtherwise) return edit;
  const money = { subject, person, now };
  const isRest = isOther && isPaidOtherwise && (await staysWhereItIs(tx, edit));
  if (isRest || (await isPaidSeveralWays(tx, subject))) {
    if (!isOther) throw invalid({ payment_method: SEVERAL_WAYS });
    await refuseFurtherSeats(tx, edit);
    await recordSettlement(tx, {
      ...money,
      kind: 'difference',
      words: `Ticket ${ticket.number} changed`,
      amount: form.amount - ticket.amount,
      method: form.paymentMethod,
      terminalId: booksOf(person) ?? ticket.soldAt.id,
    });
    await refuseOutsideShift(tx, money);
    return { ...edit, form: { ...form, paymentMethod: ticket.paymentMethod } };
  }
  if (isOther || (await movesItsLine(tx, subject, person))) {
    const until = await withdrawPayment(tx, subject, money);
    if (!isPaidOtherwise && !until) await refuseFurtherSeats(tx, edit);
    const words = `Ticket ${ticket.number}`;
    const books = await reverse(tx, { ...money, words: `${words} changed`, keepsFees: true });
    const line = await recordIncome(tx, {
      ...money,
      words,
      amount: form.amount,
      method: form.paymentMethod,
      terminalId: books ?? booksOf(person) ?? trip.originId,
    });
    if (isPaidOtherwise || until) await awaitPayment(tx, { line, method: form.paymentMethod, now, until });
    await refuseOutsideShift(tx, money);
  }
  return edit;
}

/** Whether what staff have paid in by another way does not move what is counted, or in the drawer of a colleague: no such cash changes hands. */
async function staysWhereItIs(tx: Sql, { ticket, person }: EditedMoney): Promise<boolean> {
  const subject = { noun: 'ticket', id: ticket.id } as const;
  if (!isBoundToTerminal(person.role) || (await isUnconfirmed(tx, subject))) return false;
  return isInAnotherDrawer(tx, subject, person);
}

/** 422 at `seat_number` where further seats would be paid with money that nobody has to see. */
async function refuseFurtherSeats(tx: Sql, { ticket, form, person }: EditedMoney): Promise<void> {
  if (form.amount <= ticket.amount) return;
  const more = { method: form.paymentMethod, paid: ticket.amount, person };
  await refuseMoreUnseen(tx, more, (why) =>
    invalid({ seat_number: `${why} Please sell further seats on another ticket.` }),
  );
}
