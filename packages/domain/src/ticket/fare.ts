import type { Kobo } from '../format';
import type { PassengerKind } from './passengerKind';

/** How a company prices a ticket: the fare for each seat, or one fare for any number of seats (docs/fares.md). */
export const FARE_RULES = ['per-seat', 'per-ticket'] as const;
export type FareRule = (typeof FARE_RULES)[number];

export const FARE_RULE_LABELS: Readonly<Record<FareRule, string>> = {
  'per-seat': 'The fare for each seat',
  'per-ticket': 'One fare, whatever the seats',
};

/** What decides the price of seats at the moment of their sale. */
export interface Pricing {
  /** The fare of the trip: an adult's. */
  fare: Kobo;
  rule: FareRule;
  /** What a child pays, in percent of the fare; undefined where children pay as adults do. */
  childPercent?: number | undefined;
  /** What a discount takes off the fare. */
  discount?: DiscountTerms | undefined;
}

/** A part of the fare or an amount; one of both. */
export interface DiscountTerms {
  percent?: number | undefined;
  amountOff?: Kobo | undefined;
}

/** What each seat of a ticket was sold at. */
export interface SeatFares {
  /** Undefined if the ticket was sold at one amount for all its seats. */
  fare: Kobo | undefined;
  /** A child's; undefined where it is the fare. */
  childFare?: Kobo | undefined;
  /** Both without the discount, of a ticket that has one; `fullFare` is the whole amount if it was sold at one. */
  fullFare?: Kobo | undefined;
  fullChildFare?: Kobo | undefined;
}

export interface SeatPrices extends SeatFares {
  amount: Kobo;
  /** The price of each seat, in the order of the kinds; empty if one amount covers all seats. */
  seats: readonly { kind: PassengerKind; amount: Kobo }[];
}

/** Decides the price of each seat at the moment of its sale (docs/fares.md). */
export function priceOfSeats(pricing: Pricing, kinds: readonly PassengerKind[]): SeatPrices {
  const { rule, childPercent, discount } = pricing;
  const fare = discount ? discounted(pricing.fare, discount) : pricing.fare;
  const full = discount && { fullFare: pricing.fare };
  if (rule === 'per-ticket')
    return { amount: fare, fare: undefined, childFare: undefined, seats: [], ...full };
  if (childPercent === undefined) return { ...pricedAt({ fare, childFare: undefined }, kinds), ...full };
  const childFare = partOfFare(fare, childPercent);
  const fullChildFare = discount && { fullChildFare: partOfFare(pricing.fare, childPercent) };
  return { ...pricedAt({ fare, childFare }, kinds), ...full, ...fullChildFare };
}

/** Returns a fare less a discount: at least ₦1. A part is rounded to whole naira. */
const discounted = (fare: Kobo, { percent, amountOff = 0 }: DiscountTerms): Kobo =>
  percent === undefined ? Math.min(fare, Math.max(NAIRA, fare - amountOff)) : partOfFare(fare, 100 - percent);

/** What a ticket costs less than adults pay at the fare that holds, by why; its sum is the whole difference (docs/money.md#given-back). */
export type Concessions = Record<'below' | 'child' | 'discount', Kobo>;

/** Returns the concessions in a ticket's price. `held` is the fare that holds for its trip, zero if none does. */
export function concessionsIn(sold: SoldSeats, held: Kobo): Concessions {
  const { amount, fare, childFare, fullFare = fare ?? amount, fullChildFare = childFare, kinds } = sold;
  const seats = fare === undefined ? 1 : kinds.length;
  const full =
    fare === undefined ? fullFare : pricedAt({ fare: fullFare, childFare: fullChildFare }, kinds).amount;
  return {
    below: Math.max(0, held - fullFare) * seats,
    child: fullFare * seats - full,
    discount: full - amount,
  };
}

/**
 * Returns what an edit adds to a ticket's concessions, whatever it does to the amount: what they grow by, less what it gives back, which is on record as that, and
 * less what it concedes no more. What passengers pay as children is covered before the fare of the trip, which somebody else may have set.
 */
export function concessionsAdded(before: SoldSeats, after: SoldSeats, held: Kobo): Concessions {
  const [was, is] = [concessionsIn(before, held), concessionsIn(after, held)];
  const added: Concessions = { below: 0, child: 0, discount: 0 };
  let covered = Math.max(0, before.amount - after.amount);
  for (const why of ['discount', 'child', 'below'] as const) {
    const grown = is[why] - was[why] - covered;
    added[why] = Math.max(0, grown);
    covered = Math.max(0, -grown);
  }
  return added;
}

/** A part of a fare, rounded to whole naira, half a naira up; at least ₦1, and never more than the fare. */
const partOfFare = (fare: Kobo, percent: number): Kobo =>
  Math.min(fare, Math.max(NAIRA, Math.round((fare * percent) / (100 * NAIRA)) * NAIRA));

/** A naira in kobo. */
const NAIRA = 100;

function pricedAt({ fare = 0, childFare }: SeatFares, kinds: readonly PassengerKind[]): SeatPrices {
  const seats = kinds.map((kind) => ({ kind, amount: kind === 'child' ? (childFare ?? fare) : fare }));
  return { amount: seats.reduce((sum, seat) => sum + seat.amount, 0), fare, childFare, seats };
}

/** Returns what a ticket's discount takes off on another trip: as much of each seat's fare as at the sale, on a cheaper one at most the same part of it. */
export function discountKept(
  { amount, fare, fullFare }: Pick<SoldSeats, 'amount' | 'fare' | 'fullFare'>,
  on: Pick<Pricing, 'fare' | 'rule'>,
): DiscountTerms | undefined {
  if (fullFare === undefined || (fare === undefined) !== (on.rule === 'per-ticket')) return undefined;
  const off = fullFare - (fare ?? amount);
  return {
    amountOff: on.fare < fullFare ? on.fare - partOfFare(on.fare, 100 - (100 * off) / fullFare) : off,
  };
}

export interface SoldSeats extends SeatFares {
  amount: Kobo;
  kinds: readonly PassengerKind[];
}

/**
 * Returns the amount of a ticket that stays on its trip after its seats or passengers change. It uses the fares at which the ticket was sold, whatever the trip
 * costs now, so only other seats, or other kinds of passengers in them, change the amount.
 */
export function amountForSeats(sold: SoldSeats, kinds: readonly PassengerKind[], rule: FareRule): Kobo {
  const isSame = kinds.toSorted().join() === sold.kinds.toSorted().join();
  if (sold.fare === undefined || isSame || rule === 'per-ticket') return sold.amount;
  return pricedAt(sold, kinds).amount;
}
