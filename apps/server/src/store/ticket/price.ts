import {
  type Discount,
  type KindRules,
  type Pricing,
  type SeatFares,
  type TicketValues,
  amountForSeats,
  childPricing,
  counted,
  formatNaira,
  kindsIn,
  priceOfSeats,
  whyNoFurtherSeat,
} from '@motorpark/domain';
import { invalid } from '../../request/failure';
import type { SharedTrip } from '../trip/lockTripShared';
import type { LockedTicket } from './lockTicket';

/** The price of a ticket and the fares of its seats. */
export interface Price extends SeatFares {
  amount: number;
}

type FareRules = KindRules & { fareRule: Pricing['rule'] };

/** Returns what decides the price of seats on a trip now. */
const pricingOn = (
  trip: Pick<SharedTrip, 'amount'>,
  rules: FareRules,
  discount?: Pricing['discount'],
): Pricing => ({
  fare: trip.amount,
  rule: rules.fareRule,
  ...childPricing(rules),
  discount,
});

/** Returns the price of seats at the trip's current fare. Throws a 422 at `amount`, with the right sum, if another amount was sent. */
export function priceOf(
  form: TicketValues,
  trip: SharedTrip,
  rules: FareRules,
  discount: Discount | undefined,
): Price {
  const fare = trip.amount;
  const kinds = kindsIn(form.seats, form);
  const price = priceOfSeats(pricingOn(trip, rules, discount), kinds);
  const { amount } = price;
  if (form.amount !== amount) {
    const are = kinds.length === 1 ? 'this seat is' : `${kinds.length} seats are`;
    const less = discount ? ` with ${discount.name}` : '';
    const message =
      amount === fare
        ? `The fare of this trip is ${formatNaira(fare)}.`
        : `The fare of this trip is ${formatNaira(fare)}: ${are} ${formatNaira(amount)}${less}.`;
    throw invalid({ amount: message });
  }
  return price;
}

/**
 * Returns the price of a ticket that stays on its trip, at the fares it was sold at. Throws a 422 at `amount` if another amount was sent, and at `seat_number`
 * if further seats would cost less than on a ticket of their own (docs/fares.md#further-seats).
 */
export function priceAtOldFare(
  ticket: LockedTicket,
  form: TicketValues,
  now: Pick<Pricing, 'rule' | 'fare'>,
): Price {
  const { amount: paid, fare, childFare } = ticket;
  const seats = form.seats.length;
  const why = whyNoFurtherSeat(ticket, form.seats, now);
  if (why !== undefined) throw invalid({ seat_number: why });
  const sold = { amount: paid, fare, childFare, kinds: kindsIn(ticket.seats, ticket) };
  const amount = amountForSeats(sold, kindsIn(form.seats, form), now.rule);
  if (form.amount !== amount) {
    const message =
      fare === undefined || amount === paid
        ? `This ticket was sold for ${formatNaira(amount)}.`
        : `This ticket was sold at ${formatNaira(fare)} a seat: ${counted(seats, 'seat is', 'seats are')} ${formatNaira(amount)}.`;
    throw invalid({ amount: message });
  }
  return { amount, fare, childFare, fullFare: ticket.fullFare, fullChildFare: ticket.fullChildFare };
}
