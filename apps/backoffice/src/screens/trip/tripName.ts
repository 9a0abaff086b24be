import { type Trip, formatDateTime } from '@motorpark/domain';

/** What a person calls a trip: `Awka - Lagos, 21 Nov 2026, 07:00 AM`. */
export const tripName = ({ routeId, travelDate }: Trip): string =>
  [routeId, travelDate && formatDateTime(travelDate)].filter(Boolean).join(', ');
