import type { Instant } from '../format';
import type { Waybill } from './waybill';

/**
 * Returns when a parcel left: by its history, otherwise the departure of its trip, which for a Pending parcel is the planned one; undefined if it is not
 * loaded onto a trip.
 */
export function dispatchedAt({
  status,
  departureDate,
  history = [],
}: Pick<Waybill, 'status' | 'departureDate' | 'history'>): Instant | undefined {
  const step = history.findLast(({ kind, toStatus }) => kind === 'status' && toStatus === 'On-Transit');
  return status === 'Pending' ? departureDate : (step?.at ?? departureDate);
}
