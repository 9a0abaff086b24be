import { useIsOffline, useMay } from '@motorpark/api';
import { type Instant, type Trip, isSelling, withoutTaken } from '@motorpark/domain';
import { useSyncExternalStore } from 'react';
import { useUnsentSales } from '../outbox/unsentSales';
import { useNow } from '../useNow';
import { readKept, whenKeptChanges } from './allotments';
import { unsentSeats } from './unsentSeats';
import type { KeptSeats, SoldSeats } from './keptSeats';

/** Returns trips with the seats that this machine can sell in the sale with this retry key; unchanged if the server has no allotments. */
export function useTripsAtCounter(trips: readonly Trip[], key: string) {
  const keeps = useMay()('ticket.keepSeats') === true;
  const isOffline = useIsOffline() && keeps;
  const kept = useSyncExternalStore(whenKeptChanges, readKept);
  const { sales } = useUnsentSales();
  const now = useNow();
  return {
    /** Whether only the seats kept on this machine can be sold. */
    isOffline,
    trips: keeps ? tripsAtCounter(trips, { kept, unsent: unsentSeats(sales), isOffline, key, now }) : trips,
  };
}

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
