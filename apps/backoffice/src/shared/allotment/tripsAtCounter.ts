import { type Instant, type Trip, isSelling, withoutTaken } from '@motorpark/domain';
import type { KeptSeats, SoldSeats } from './keptSeats';

interface Known {
  kept: KeptSeats;
  /** The seats of sales that the server has not confirmed. */
  unsent: readonly SoldSeats[];
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

const seatsIn = (list: readonly SoldSeats[], tripId: string): number[] =>
  list.flatMap((one) => (one.tripId === tripId ? one.seats : []));

const allSeats = ({ totalSeats }: Trip): number[] =>
  Array.from({ length: totalSeats }, (_, place) => place + 1);
