import { CALLS, type TripListQuery } from '@motorpark/contract';
import type { Trip } from '@motorpark/domain';
import { request } from '../client/connection';
import { readFound, searchOf, type ListQuery } from '../client/found';
import type { RowSource } from '../client/useFoundRows';
import { readTrip } from './readTrip';
import { tripRows } from './tripRows';

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

const narrowing = ({ routeId, terminalId, weekday, noShows }: TripQuery): TripListQuery => ({
  ...(routeId !== undefined && { route_id: routeId }),
  ...(terminalId !== undefined && { terminal_id: terminalId }),
  ...(weekday !== undefined && { weekday }),
  ...(noShows !== undefined && { no_shows: noShows }),
});

/** The trips of a list that may be narrowed so. */
export const foundTrips = {
  ...tripRows,
  narrowing,
  search: async (query, page) => {
    const payload = { ...searchOf(query, page, tripRows.sorts), ...narrowing(query) };
    return readFound(await request(CALLS.getTrips, { payload }), readTrip);
  },
} satisfies RowSource<Trip, TripQuery>;
