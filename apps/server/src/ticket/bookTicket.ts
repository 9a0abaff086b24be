import { BOOK_TICKET_FIELDS, type Data, type WireTicketOverview } from '@motorpark/api/contract';
import {
  type Day,
  TRIP_SALE_MESSAGES,
  type TicketForm,
  check,
  formatNaira,
  saleOf,
  ticketAmount,
  ticketSchema,
} from '@motorpark/domain';
import type { PersonContext } from '../http/call';
import { invalid } from '../http/failure';
import { amountIn, formOf, listIn, wireErrors } from '../http/fields';
import { once } from '../http/once';
import type { Payload } from '../http/payload';
import { recordIncome } from '../operation/ledger';
import { type LockedTrip, lockTrip, seatsTakenByOthers } from '../trip/lockTrip';
import { insertTicket } from './insertTicket';
import { overviewOf } from './overview';
import { sellSeats, soldMeanwhile } from './sellSeats';

const NO_TRIP = 'This trip was not found at your terminal. Please choose another trip.';

/** Sells seats: the ticket, its seats and the money in one transaction, or a clear reason why not. */
export async function bookTicket(context: PersonContext): Promise<Data<WireTicketOverview>> {
  const form = ticketIn(context);
  const { person, now, today } = context;
  return once(context, async (tx) => {
    const trip = await lockTrip(tx, form.selectedTrip, person);
    if (!trip) throw invalid({ trip_id: NO_TRIP });
    refuseUnlessOpen(trip, today);
    refuseUnlessFitting(form, trip);

    const ticket = await insertTicket(tx, { ...form, trip, person, now });
    const missed = await sellSeats(tx, { ticketId: ticket.id, trip, seats: form.selectedSeats });
    if (missed.length > 0) {
      // Others may have bought the last seats while we waited for ours.
      const taken = await seatsTakenByOthers(tx, trip.id, ticket.id);
      refuseUnlessOpen({ ...trip, takenSeats: taken }, today);
      throw soldMeanwhile(missed);
    }
    await recordIncome(tx, {
      subject: { noun: 'ticket', id: ticket.id },
      words: `Ticket ${ticket.number}`,
      amount: trip.amount,
      terminalId: person.terminal?.id ?? trip.originId,
      person,
      now,
    });
    return { data: overviewOf({ ...form, ...ticket, trip, person, now }) };
  });
}

function ticketIn({ input, today }: { input: Payload; today: Day }): TicketForm {
  const form = {
    ...formOf(BOOK_TICKET_FIELDS, input),
    selectedSeats: listIn(input.seat_number),
    amountPaid: amountIn(input.amount),
  };
  const { values, errors } = check(ticketSchema, form, { today });
  if (errors) throw invalid(wireErrors(BOOK_TICKET_FIELDS, errors));
  return { ...values, selectedSeats: values.selectedSeats.toSorted((one, other) => one - other) };
}

function refuseUnlessOpen(trip: LockedTrip, today: Day) {
  const sale = saleOf(trip, today);
  if (sale !== 'open') throw invalid({ trip_id: TRIP_SALE_MESSAGES[sale] });
}

function refuseUnlessFitting({ selectedSeats, amountPaid }: TicketForm, trip: LockedTrip) {
  const beyond = selectedSeats.find((seat) => seat > trip.totalSeats);
  if (beyond !== undefined) {
    throw invalid({ seat_number: `There is no seat ${beyond}: this vehicle has ${trip.totalSeats} seats.` });
  }
  const fare = ticketAmount(trip);
  if (amountPaid !== fare) throw invalid({ amount: `The fare of this trip is ${formatNaira(fare)}.` });
}
