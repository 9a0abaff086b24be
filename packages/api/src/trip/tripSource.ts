import { type TripListQuery, tripCalls } from '@motorpark/contract';
import type { ListQuery } from '../port/found';
import { rowsOfCall } from '../rows/rowsOfCall';

/** Filters trips by what reports group them by, besides the filters of any list. */
export interface TripQuery extends ListQuery {
  routeId?: string | undefined;
  /** The terminal that they leave from. */
  terminalId?: string | undefined;
  /** `1` for Monday. */
  weekday?: string | undefined;
  /** Trips that were boarded and have left (`counted`), or those of them with no-shows (`some`). */
  noShows?: TripListQuery['no_shows'] | undefined;
  /** The service of the timetable; `none` for trips that were planned by hand. */
  serviceId?: string | undefined;
  /** Scheduled trips that still lack a vehicle or a driver. */
  lacks?: TripListQuery['lacks'];
}

export const tripSource = rowsOfCall({
  list: 'trips',
  call: tripCalls.getTrips,
  // Undefined fields are not sent.
  narrowing: ({ routeId, terminalId, weekday, noShows, serviceId, lacks }: TripQuery) => ({
    route_id: routeId,
    terminal_id: terminalId,
    weekday,
    no_shows: noShows,
    service_id: serviceId,
    lacks,
  }),
});
