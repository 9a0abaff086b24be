import { type TripListQuery, tripCalls } from '@motorpark/contract';
import { dayOfInstant } from '../client/dayOf';
import type { ListQuery } from '../client/found';
import { rowsOfCall } from '../client/rowsOfCall';
import { readTrip } from './readTrip';

/** Which trips: what any list is asked for, and what the reports narrow them to. */
export interface TripQuery extends ListQuery {
  routeId?: string | undefined;
  /** The terminal that they leave. */
  terminalId?: string | undefined;
  /** `1` for Monday. */
  weekday?: string | undefined;
  /** Those that were boarded and have left (`counted`), or of which somebody did not come (`some`). */
  noShows?: TripListQuery['no_shows'] | undefined;
}

/** All that the list of trips shows, to be searched and sorted. */
export const tripRows = rowsOfCall({
  list: 'trips',
  call: tripCalls.getTrips,
  read: readTrip,
  shownBy: (trip) => ({
    texts: [trip.routeId, trip.origin, trip.destination, trip.vehicleType],
    codes: [trip.vehicleNumber],
  }),
  sorts: {
    travelDate: { onWire: 'travel_date', of: ({ travelDate }) => travelDate || undefined },
  },
  dayOf: ({ travelDate }) => dayOfInstant(travelDate),
  // What is undefined is not sent.
  narrowing: ({ routeId, terminalId, weekday, noShows }: TripQuery) => ({
    route_id: routeId,
    terminal_id: terminalId,
    weekday,
    no_shows: noShows,
  }),
});
