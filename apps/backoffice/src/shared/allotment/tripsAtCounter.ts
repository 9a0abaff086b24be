import { type Trip, isSelling, withoutTaken } from '@motorpark/domain';
import type { KeptSeats, SoldSeats } from './keptSeats';

interface Known {
  kept: KeptSeats;
  /** The seats of sales that the server has not answered. */
  unsent: readonly SoldSeats[];
  isOffline: boolean;
  /** The retry key of the sale that is being made: what it takes is not taken by others. */
  key: string;
  /** This machine's clock, in milliseconds. */
  now: number;
}

/** Trips as this machine can sell them: without a connection only the seats that it keeps, else those and all that are free. */
export function tripsAtCounter(trips: readonly Trip[], known: Known): Trip[] {
  const { kept, key, isOffline } = known;
  const now = new Date(known.now + kept.clockAhead).toISOString();
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
