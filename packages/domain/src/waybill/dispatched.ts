import type { Instant } from '../format';
import type { Waybill } from './waybill';

/** When a parcel left: with its bus, or as its history has it; undefined while it waits for none. */
export function dispatchedAt({
  status,
  departureDate,
  history = [],
}: Pick<Waybill, 'status' | 'departureDate' | 'history'>): Instant | undefined {
  const step = history.findLast(({ kind, toStatus }) => kind === 'status' && toStatus === 'On-Transit');
  return status === 'Pending' ? departureDate : (step?.at ?? departureDate);
}
