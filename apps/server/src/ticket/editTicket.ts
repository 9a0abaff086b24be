import type { Data, WireTicketOverview } from '@motorpark/api/contract';
import { type Day, type TicketForm, formatNaira, ticketAmount, withoutTaken } from '@motorpark/domain';
import { booksOf } from '../access/rights';
import { type Sql, sql } from '../db';
import { recordEdit } from '../history';
import type { PersonContext } from '../http/call';
import { invalid, notFound } from '../http/failure';
import { recordIncome, reverse } from '../operation/ledger';
import { type LockedTrip, lockTrip } from '../trip/lockTrip';
import { editedFields } from './editedFields';
import { type HeldTicket, NO_TICKET, holdTicketAndTrips } from './holdTicket';
import { ticketOverview } from './ticketOverview';
import { whyOnlyThePassenger } from './openness';
import { sellSeats, soldMeanwhile } from './sellSeats';
import { NO_TRIP, refuseMissingSeats, refuseUnlessOpen, ticketIn } from './ticketForm';

/** A ticket as it was and as it is to be. */
interface Edit {
  ticket: HeldTicket;
  form: TicketForm;
  from: LockedTrip;
  to: LockedTrip;
  today: Day;
}

/**
 * Changes a ticket. Its seats may move, to another trip too: the old ones are freed and the new ones taken in one transaction,
 * with the money where the fare is another one. All of it is kept in the ticket's history.
 */
export async function editTicket(context: PersonContext): Promise<Data<WireTicketOverview>> {
  const form = ticketIn(context);
  const { db, id, person, now, today } = context;
  return db.transaction(async (tx) => {
    const ticket = await holdTicketAndTrips(tx, { id, otherTrip: form.selectedTrip, person });
    const from = await lockTrip(tx, ticket.tripId, person);
    if (!from) throw notFound(NO_TICKET);
    const to = await lockTrip(tx, form.selectedTrip, person);
    if (!to) throw invalid({ trip_id: NO_TRIP });
    const edit: Edit = { ticket, form, from, to, today };
    refuseAfterBoarding(edit);
    refuseOtherAmounts(edit);
    if (movesSeats(edit)) refuseUnlessForSale(edit);

    await moveSeats(tx, edit);
    if (form.amountPaid !== ticket.amountPaid) {
      const money = { subject: { noun: 'ticket', id: ticket.id } as const, person, now };
      const books = await reverse(tx, { ...money, words: `Ticket ${ticket.number} changed` });
      await recordIncome(tx, {
        ...money,
        words: `Ticket ${ticket.number}`,
        amount: form.amountPaid,
        terminalId: books ?? booksOf(person) ?? to.originId,
      });
    }
    await recordEdit(tx, { noun: 'ticket', id: ticket.id, fields: editedFields(edit), person, now });
    return { data: await ticketOverview(tx, ticket.id) };
  });
}

const isMove = ({ from, to }: Edit) => from.id !== to.id;

const movesSeats = (edit: Edit) =>
  isMove(edit) || edit.form.selectedSeats.join() !== edit.ticket.seats.join();

/** Once the passenger has boarded, or the bus has left, only what concerns the passenger may still be put right. */
function refuseAfterBoarding(edit: Edit) {
  const { ticket, form, from, today } = edit;
  const why = whyOnlyThePassenger(ticket, from, today);
  if (why === undefined) return;
  if (isMove(edit)) throw invalid({ trip_id: why });
  if (movesSeats(edit)) throw invalid({ seat_number: why });
  if (form.paymentMode !== ticket.paymentMode) throw invalid({ payment_method: why });
  if (form.amountPaid !== ticket.amountPaid) throw invalid({ amount: why });
}

/** What was paid stays as long as the trip stays, also where the trip's fare has changed since; it may follow the fare. */
function refuseOtherAmounts(edit: Edit) {
  const { ticket, form, to } = edit;
  const fare = ticketAmount(to);
  if (form.amountPaid === fare || (!isMove(edit) && form.amountPaid === ticket.amountPaid)) return;
  throw invalid({ amount: `The fare of this trip is ${formatNaira(fare)}.` });
}

/** The ticket's own seats don't count as taken. */
function refuseUnlessForSale(edit: Edit) {
  const { ticket, form, to, today } = edit;
  refuseMissingSeats(form.selectedSeats, to);
  const taken = isMove(edit) ? to.takenSeats : withoutTaken(to.takenSeats, ticket.seats);
  refuseUnlessOpen({ ...to, takenSeats: taken }, today);
  const lost = form.selectedSeats.filter((seat) => taken.includes(seat));
  if (lost.length > 0) throw soldMeanwhile(lost);
}

async function moveSeats(tx: Sql, { ticket, form, to }: Edit) {
  await tx.query(sql`delete from ticket_seat where ticket_id = ${ticket.id}`);
  await tx.query(sql`
    update ticket set trip_id = ${to.id}, traveler_name = ${form.travelerName}, traveler_number = ${form.mobileNumber},
      next_of_kin_number = ${form.nextOfKin}, date_of_birth = ${form.dob}, payment_method = ${form.paymentMode},
      amount_kobo = ${form.amountPaid}
    where id = ${ticket.id}`);
  const missed = await sellSeats(tx, { ticketId: ticket.id, trip: to, seats: form.selectedSeats });
  if (missed.length > 0) throw soldMeanwhile(missed);
}
