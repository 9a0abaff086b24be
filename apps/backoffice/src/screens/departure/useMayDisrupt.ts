import { useMay, useSession } from '@motorpark/api';
import { type Manifest, hasDeparted, mayDisrupt } from '@motorpark/domain';
import { now } from '../../shared/today';

/** Tells of a trip whether whoever is logged in may say now that it does not leave as it was planned; of none until it is known. */
export function useMayDisrupt(): (trip: Pick<Manifest, 'status' | 'travelDate' | 'isOwn'>) => boolean {
  const isThere = useMay('trip.disrupt') === true;
  const role = useSession()?.role;
  return (trip) => isThere && role !== undefined && !hasDeparted(trip) && mayDisrupt(trip, role, now());
}
