import { busText, formatDateTime } from '@motorpark/domain';
import type { LockedTrip } from './lockTrip';

/** Returns a trip's description for histories and messages: `Awka - Lagos, 22 Nov 2026, 07:00 AM, ANB 482 XA`. */
export const tripDescription = ({
  routeId,
  travelDate,
  vehicleNumber,
}: Pick<LockedTrip, 'routeId' | 'travelDate' | 'vehicleNumber'>): string =>
  `${routeId}, ${formatDateTime(travelDate)}, ${busText(vehicleNumber)}`;
