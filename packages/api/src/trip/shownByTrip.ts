import type { LIST_SORTS } from '@motorpark/contract';
import type { Trip } from '@motorpark/domain';
import type { Searchable } from '../client/searchable';
import type { Sorts } from '../client/sorting';

/** What a trip's row shows, to be searched. */
export const shownByTrip = (trip: Trip): Searchable => ({
  texts: [trip.routeId, trip.origin, trip.destination, trip.vehicleType],
  codes: [trip.vehicleNumber],
});

/** What trips can be sorted by. */
export const TRIP_SORTS: Sorts<Trip, (typeof LIST_SORTS.trips)[number]> = {
  travelDate: { onWire: 'travel_date', of: ({ travelDate }) => travelDate || undefined },
};
