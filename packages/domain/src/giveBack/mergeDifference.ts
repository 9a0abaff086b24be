import type { Role } from '../access';
import { type Kobo, formatNaira } from '../format';
import { mayBegin } from '../rights';
import { type PassengerKind, type Pricing, priceOfSeats } from '../ticket';

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

/** Returns the part of a dearer trip's price that passengers of a ticket do not pay; zero if it costs no more. */
export const mergeDifference = (
  { from, to }: Fares,
  { kinds, rule, childPercent }: Omit<Pricing, 'fare'> & { kinds: readonly PassengerKind[] },
): Kobo => {
  const priceAt = (fare: Kobo) => priceOfSeats({ fare, rule, childPercent }, kinds).amount;
  return kinds.length === 0 ? 0 : Math.max(0, priceAt(to) - priceAt(from));
};
