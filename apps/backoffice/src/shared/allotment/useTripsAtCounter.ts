import { useIsOffline, useMay } from '@motorpark/api';
import type { Trip } from '@motorpark/domain';
import { useSyncExternalStore } from 'react';
import { useUnsentSales } from '../outbox/unsentSales';
import { useNow } from '../useNow';
import { readKept, whenKeptChanges } from './allotments';
import { tripsAtCounter } from './tripsAtCounter';
import { unsentSeats } from './unsentSeats';

/** Returns trips with the seats that this machine can sell in the sale with this retry key; unchanged if the server has no allotments. */
export function useTripsAtCounter(trips: readonly Trip[], key: string) {
  const keeps = useMay('ticket.keepSeats') === true;
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
