import type { Instant, Kobo } from '../format';
import {
  type GiveBackTerms,
  type KindRules,
  type PassengerKind,
  type Pricing,
  type SeatFares,
  type SoldSeats,
  type Ticket,
  childPricing,
  discountKept,
  kindsAfter,
  priceOfSeats,
  rescheduledAmount,
  seatsHeld,
} from '../ticket';
import { partBack } from './giveBack';

type Moved = Pick<SoldSeats, 'amount' | 'fare' | 'fullFare'> &
  Pick<Ticket, 'dateOfBirth' | 'travelerKind' | 'companions'> &
  Parameters<typeof seatsHeld>[0];

interface NewTrip {
  /** The fare of the new trip. */
  fare: Kobo;
  /** When the ticket's trip and the new one leave. */
  leaves: { from: Instant; to: Instant };
  rules: KindRules & { fareRule: Pricing['rule'] };
  /** Whether the difference to a cheaper trip is given back, and what the company keeps of it. */
  terms: Pick<GiveBackTerms, 'keptPercent'> & { givesBack: boolean };
  fee: Kobo;
}

/** What rescheduling a ticket comes to. */
export interface Rescheduled {
  kinds: PassengerKind[];
  /** What its seats cost on the new trip, and their fares. */
  price: Kobo;
  fares: SeatFares;
  /** Its amount on the new trip: not less than was paid, unless the difference is given back. */
  amount: Kobo;
  /** What the company keeps of the difference. */
  kept: Kobo;
  /** What is to be collected, the fee too; negative if it is paid back. */
  due: Kobo;
  /** Whether a payment method is needed: the difference and the fee are booked each by itself, also where they come to nothing. */
  isSettled: boolean;
}

/** Returns what rescheduling a ticket comes to (docs/ticket.md#another-departure). */
export function rescheduled(ticket: Moved, { fare, leaves, rules, terms, fee }: NewTrip): Rescheduled {
  const kinds = kindsAfter({ ...ticket, seats: seatsHeld(ticket) }, rules, leaves);
  const discount = discountKept(ticket, { fare, rule: rules.fareRule });
  const pricing = { fare, rule: rules.fareRule, ...childPricing(rules), discount };
  const { amount: price, ...fares } = priceOfSeats(pricing, kinds);
  const amount = rescheduledAmount(ticket.amount, price, terms.givesBack);
  const { kept } = partBack(terms, Math.max(0, ticket.amount - amount));
  const isSettled = amount !== ticket.amount || fee > 0;
  return { kinds, price, fares, amount, kept, due: amount - ticket.amount + fee + kept, isSettled };
}

/** Returns why a ticket cannot move to these seats: it needs one for each passenger, because all of them move. Undefined if they are as many. */
export function wrongSeatCount(
  ticket: Parameters<typeof seatsHeld>[0],
  seats: readonly number[],
): string | undefined {
  const needed = seatsHeld(ticket).length;
  if (seats.length === needed) return undefined;
  return needed === 1 ? 'Please choose one seat.' : `Please choose ${needed} seats, one for each passenger.`;
}
