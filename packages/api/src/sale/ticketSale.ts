import {
  type TicketSale,
  type Trip,
  filledSale,
  formatNaira,
  formatSeats,
  paidFact,
  seatsWord,
  ticketSchema,
  tripName,
  typedNaira,
} from '@motorpark/domain';
import { readKept } from '../allotment/allotments';
import type { NewSale } from '../outbox/sale';

/** Returns the sale of a ticket with a retry key. `awaitsPayments`: the company confirms payments that are not in cash. */
export function ticketSale(
  key: string,
  sale: TicketSale & { trip: Trip },
  awaitsPayments: boolean,
): NewSale<'ticket'> {
  const { trip, values } = sale;
  const form = ticketSchema.cast(filledSale(sale), { stripUnknown: true });
  // The allotment of this machine that has seats of the sale.
  const kept = readKept().allotments.find(({ tripId }) => tripId === values.tripId);
  const keptSeats = values.seats.filter((seat) => kept?.seats.includes(seat));
  return {
    key,
    kind: 'ticket',
    order: { form, trip, allotment: keptSeats.length > 0 ? kept?.id : undefined },
    draft: values,
    isSlipValid:
      (!awaitsPayments || values.paymentMethod === 'Cash') && keptSeats.length === values.seats.length,
    facts: [
      { term: 'Traveler', value: form.travelerName },
      { term: 'Trip', value: tripName(trip) },
      { term: seatsWord(form.seats), value: formatSeats(form.seats) },
      { term: 'Amount', value: formatNaira(form.amount) },
      paidFact({ ...form, nonCash: typedNaira(form.nonCash) }),
    ],
  };
}
