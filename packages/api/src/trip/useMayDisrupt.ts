import { CANCELLED, type Manifest, isScheduled, mayDisrupt } from '@motorpark/domain';
import { useMay } from '../backend/useMay';
import { now } from '../http/serverClock';
import { useSession } from '../session/session';

/** Returns whether the user may disrupt a trip now, or let a cancelled one run again. */
export function useMayDisrupt(): (trip: Pick<Manifest, 'status' | 'travelDate' | 'isOwn'>) => boolean {
  const isSupported = useMay()('trip.disrupt');
  const role = useSession()?.role;
  return (trip) =>
    isSupported &&
    role !== undefined &&
    (trip.status === CANCELLED || isScheduled(trip)) &&
    mayDisrupt(trip, role, now());
}
