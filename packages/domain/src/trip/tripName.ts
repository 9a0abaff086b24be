import { formatDeparture } from '../format';
import type { Trip } from './trip';

/** Returns the name of a trip in texts, such as `Awka - Lagos, Sat 21 Nov 2026, 07:00 AM`. */
export const tripName = ({ routeId, travelDate }: Pick<Trip, 'routeId' | 'travelDate'>): string =>
  [routeId, travelDate && formatDeparture(travelDate)].filter(Boolean).join(', ');
