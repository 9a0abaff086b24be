import { useIsOffline, useMay } from '@motorpark/api';
import type { Trip } from '@motorpark/domain';
import { useSyncExternalStore } from 'react';
import { useUnsentSales } from '../outbox/unsentSales';
import { useNow } from '../useNow';
import { readKept, whenKeptChanges } from './allotments';
import { tripsAtCounter } from './tripsAtCounter';
import { unsentSeats } from './unsentSeats';

/** Trips as the sale with that retry key can have them at this machine now; where the server keeps no seats for an outage, as they are. */
export function useTripsAtCounter(trips: readonly Trip[], key: string) {
  const keeps = useMay('ticket.keepSeats') === true;
  const isOffline = useIsOffline() && keeps;
  const kept = useSyncExternalStore(whenKeptChanges, readKept);
  const { sales } = useUnsentSales();
  const now = Date.parse(useNow());
  return {
    /** Whether only what this machine keeps can be sold. */
    isOffline,
    trips: keeps ? tripsAtCounter(trips, { kept, unsent: unsentSeats(sales), isOffline, key, now }) : trips,
  };
}
