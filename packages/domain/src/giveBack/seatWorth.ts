import type { Role } from '../access';
import { type Kobo, formatNaira } from '../format';
import { mayBegin } from '../rights';
import type { FareRule } from '../ticket';

/** What a seat on a trip is worth: its fare, or the one that holds for its day if that is higher, whatever price it was given. */
export const worthOf = ({ amount, held }: { amount: Kobo; held: Kobo }): Kobo => Math.max(amount, held);

interface Fares {
  /** What a seat is worth on the trip that the passengers leave, and on the one that they get seats on. */
  from: Kobo;
  to: Kobo;
}

/**
 * Returns why a user may not give passengers seats on another trip at the price that they paid: staff only if that trip costs no more (docs/money.md#giving-back).
 * Holds for passengers who move with their trip and for those who lost their seats.
 */
export const mergeObstacle = ({ from, to }: Fares, role: Role): string | undefined =>
  to <= from || mayBegin('trip.fareBelowRoute', role)
    ? undefined
    : `That trip costs ${formatNaira(to)}, this one ${formatNaira(from)}. Only a super admin can move its passengers there at the same price.`;

/** The seats of one ticket that come to be worth more or less by what somebody does. */
export interface SeatsOnRecord {
  seats: number;
  /** What a seat was sold at, and what is named as not paid for it; of the whole ticket where the company has one fare for it. */
  worth: Kobo;
  /** The fare that holds for them as it is. */
  held: Kobo;
  rule: FareRule;
}

/**
 * Returns what passengers do not pay for seats that come to be worth `to` by another bus, day or trip (docs/fares.md#what-a-seat-is-worth): what is on record already, and
 * what the list of fares made of their seats, counts as paid.
 */
export const unpaidFor = ({ seats, worth, held, rule }: SeatsOnRecord, to: Kobo): Kobo =>
  Math.max(0, to - Math.max(worth, held)) * (rule === 'per-ticket' ? Math.min(1, seats) : seats);
