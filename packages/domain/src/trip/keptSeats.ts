import type { Instant } from '../format';
import { type Allotment, isSelling } from './allotment';
import { withoutTaken } from './seat';
import type { Trip } from './trip';

export interface SeatsOfSale {
  /** The retry key of their sale. */
  key: string;
  tripId: string;
  seats: readonly number[];
}

/** The seats that a login keeps on this machine for an outage (docs/decisions/allotments.md). */
export interface KeptSeats {
  allotments: readonly Allotment[];
  /** Ids of allotments removed here whose return the server has not confirmed: never sold from again. */
  returning: readonly string[];
  /** Seats sold here since the last response. */
  spent: readonly SeatsOfSale[];
}

export const NOTHING_KEPT: KeptSeats = { allotments: [], returning: [], spent: [] };

/** A response, with the state when it was requested: sales may have been made meanwhile. */
interface Answered {
  answer: readonly Allotment[];
  requested: Pick<KeptSeats, 'spent'>;
  /** The seats of sales that were unsent at the request or are now. */
  unsent: readonly SeatsOfSale[];
}

/** Returns the state after a response. A seat that may have been sold while the response was on its way counts as sold until the next one. */
export function afterResponse(kept: KeptSeats, { answer, requested, unsent }: Answered): KeptSeats {
  const before = new Set(requested.spent.flatMap(seatNames));
  const open = new Set(unsent.flatMap(seatNames));
  return {
    allotments: answer.filter(({ id }) => !kept.returning.includes(id)),
    returning: kept.returning.filter((id) => answer.some((one) => one.id === id)),
    spent: kept.spent.filter((one) => seatNames(one).some((name) => !before.has(name) || open.has(name))),
  };
}

/** Removes allotments before they are returned to the server, so that nobody sells from them even if the return gets lost. */
export const withReturned = (kept: KeptSeats, ids: readonly string[]): KeptSeats => ({
  ...kept,
  allotments: kept.allotments.filter(({ id }) => !ids.includes(id)),
  returning: [...kept.returning, ...ids],
});

export const withSpent = (kept: KeptSeats, sold: SeatsOfSale): KeptSeats => ({
  ...kept,
  spent: [...kept.spent, sold],
});

/** Returns the ids of allotments that others need and that are not being sold from here. */
export function returnable({ allotments, spent }: KeptSeats, unsent: readonly SeatsOfSale[]): string[] {
  const inUse = new Set([...spent, ...unsent].map(({ tripId }) => tripId));
  return allotments.filter((one) => one.isWanted && !inUse.has(one.tripId)).map(({ id }) => id);
}

const seatNames = ({ tripId, seats }: SeatsOfSale): string[] => seats.map((seat) => `${tripId} ${seat}`);

interface Known {
  kept: KeptSeats;
  /** The seats of sales that the server has not confirmed. */
  unsent: readonly SeatsOfSale[];
  isOffline: boolean;
  /** The retry key of the sale being made, whose own seats do not count as taken. */
  key: string;
  /** The current instant by the server's clock. */
  now: Instant;
}

/** Returns trips with the seats that this machine can sell: offline only those that it keeps, otherwise those and all free ones. */
export function tripsAtCounter(trips: readonly Trip[], known: Known): Trip[] {
  const { kept, key, isOffline, now } = known;
  const unsent = known.unsent.filter((one) => one.key !== key);
  const spent = kept.spent.filter((one) => one.key !== key);
  return trips.map((trip) => {
    const sending = seatsIn(unsent, trip.id);
    const allotment = kept.allotments.find((one) => one.tripId === trip.id);
    const own = withoutTaken(allotment?.seats ?? [], [...sending, ...seatsIn(spent, trip.id)]);
    if (isOffline) {
      const offered = allotment && isSelling(allotment, now) ? own : [];
      return { ...trip, keptSeats: undefined, takenSeats: withoutTaken(allSeats(trip), offered) };
    }
    const taken = new Set([...withoutTaken(trip.takenSeats, own), ...sending]);
    return {
      ...trip,
      keptSeats: withoutTaken(trip.keptSeats ?? [], own),
      takenSeats: [...taken].toSorted((one, other) => one - other),
    };
  });
}

const seatsIn = (list: readonly SeatsOfSale[], tripId: string): number[] =>
  list.flatMap((one) => (one.tripId === tripId ? one.seats : []));

const allSeats = ({ totalSeats }: Trip): number[] =>
  Array.from({ length: totalSeats }, (_, place) => place + 1);
