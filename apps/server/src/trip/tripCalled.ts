import { formatDateTime } from '@motorpark/domain';
import type { LockedTrip } from './lockTrip';

/** `Awka - Lagos, 22 Nov 2026, 07:00 AM, ANB 482 XA`, as histories and messages call a trip. */
export const tripCalled = ({
  routeId,
  travelDate,
  vehicleNumber,
}: Pick<LockedTrip, 'routeId' | 'travelDate' | 'vehicleNumber'>): string =>
  `${routeId}, ${formatDateTime(travelDate)}, ${vehicleNumber}`;
