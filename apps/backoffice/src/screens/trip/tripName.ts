import { type Trip, formatDateTime } from '@motorpark/domain';

/** Returns the name of a trip in texts, such as `Awka - Lagos, 21 Nov 2026, 07:00 AM`. */
export const tripName = ({ routeId, travelDate }: Trip): string =>
  [routeId, travelDate && formatDateTime(travelDate)].filter(Boolean).join(', ');
