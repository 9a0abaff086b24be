import { useCompany, useMay, useTripsFrom, whenConnectionIsBack } from '@motorpark/api';
import { useEffect, useSyncExternalStore } from 'react';
import { useUnsentSales } from '../outbox/unsentSales';
import { useToday } from '../useToday';
import { canKeepSeats, loadKept, readKept, renewKept, whenKeptChanges } from './allotments';

const RENEW_MS = 60_000;
const REFRESH_TRIPS_MS = 5 * 60_000;

/** Keeps some seats of the next trips on this machine for an outage, and returns seats that others need (docs/trip.md#kept-for-an-outage). */
export function AllotmentKeeper() {
  const may = useMay('ticket.keepSeats') === true && canKeepSeats();
  const { company } = useCompany({ revalidateIfStale: false });
  const { isKnown, isDurable } = useUnsentSales();
  const has = useSyncExternalStore(whenKeptChanges, hasAny);
  const isWished = (company?.outageSeats ?? 0) > 0;
  const isOn = may && isKnown && isDurable && (isWished || has);

  useEffect(() => {
    if (may) void loadKept().catch(() => undefined);
  }, [may]);

  useEffect(() => {
    if (!isOn) return undefined;
    // Without a response it is tried again the next time.
    const renew = () => void renewKept().catch(() => undefined);
    renew();
    const timer = setInterval(renew, RENEW_MS);
    const isBack = whenConnectionIsBack(renew);
    return () => {
      clearInterval(timer);
      isBack();
    };
  }, [isOn]);

  return isOn ? <CachedTrips /> : null;
}

const hasAny = () => readKept().allotments.length > 0;

/** Keeps the trips cached for an outage, even if nobody has opened the booking form. */
function CachedTrips() {
  const day = useToday();
  useTripsFrom(day, { refreshInterval: REFRESH_TRIPS_MS });
  return null;
}
