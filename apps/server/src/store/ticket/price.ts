import {
  type FareRule,
  type Kobo,
  type TicketValues,
  formatNaira,
  amountForSeats,
  ticketAmount,
  counted,
} from '@motorpark/domain';
import { invalid } from '../../request/failure';
import type { SharedTrip } from '../trip/lockTripShared';
import type { LockedTicket } from './lockTicket';

/** The price of a ticket and the fare of each seat; the fare is undefined for a ticket sold for one amount. */
export interface Price {
  amount: Kobo;
  fare: Kobo | undefined;
}

/** Returns the price of seats at the trip's current fare. Throws a 422 at `amount`, with the right sum, if another amount was sent. */
export function priceOf(
  form: Pick<TicketValues, 'seats' | 'amount'>,
  trip: SharedTrip,
  rule: FareRule,
): Price {
  const fare = trip.amount;
  const seats = form.seats.length;
  const amount = ticketAmount({ fare, seats, rule });
  if (form.amount !== amount) {
    const message =
      amount === fare
        ? `The fare of this trip is ${formatNaira(fare)}.`
        : `The fare of this trip is ${formatNaira(fare)}: ${seats} seats are ${formatNaira(amount)}.`;
    throw invalid({ amount: message });
  }
  return { amount, fare: rule === 'per-seat' ? fare : undefined };
}

/**
 * Returns the price of a ticket that stays on its trip, at the fare it was sold at. Throws a 422 at `amount` if another amount was sent, and at `seat_number`
 * if a ticket without a fare would get more seats for free (docs/ticket.md).
 */
export function priceAtOldFare(ticket: LockedTicket, form: TicketValues, rule: FareRule): Price {
  const { amount: paid, fare } = ticket;
  const seats = form.seats.length;
  if (fare === undefined && rule === 'per-seat' && seats > ticket.seats.length) {
    throw invalid({ seat_number: NO_FURTHER_SEAT });
  }
  const amount = amountForSeats({ amount: paid, fare, seats: ticket.seats.length }, seats, rule);
  if (form.amount !== amount) {
    const message =
      fare === undefined || amount === paid
        ? `This ticket was sold for ${formatNaira(amount)}.`
        : `This ticket was sold at ${formatNaira(fare)} a seat: ${counted(seats, 'seat is', 'seats are')} ${formatNaira(amount)}.`;
    throw invalid({ amount: message });
  }
  return { amount, fare };
}

const NO_FURTHER_SEAT = 'This ticket was sold for one amount. Please sell further seats on another ticket.';
