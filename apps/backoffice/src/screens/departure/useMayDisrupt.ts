import { useMay, useSession } from '@motorpark/api';
import { type Manifest, hasDeparted, mayDisrupt } from '@motorpark/domain';
import { now } from '../../shared/today';

/** Returns whether the user may disrupt a trip now; false until it is known what the server supports. */
export function useMayDisrupt(): (trip: Pick<Manifest, 'status' | 'travelDate' | 'isOwn'>) => boolean {
  const isSupported = useMay('trip.disrupt') === true;
  const role = useSession()?.role;
  return (trip) => isSupported && role !== undefined && !hasDeparted(trip) && mayDisrupt(trip, role, now());
}
