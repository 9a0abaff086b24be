import { TRIP_FIELDS, valuesOf, type Trip, type TripForm } from '@motorpark/domain';
import { request } from '../client/connection';
import { readFound, searchOf } from '../client/found';
import { writesOf } from '../client/records';
import { CALLS, tripWire } from '@motorpark/contract';
import { readHistory } from '../history/readHistory';
import { recordIn, rowsOf } from '../reading';
import type { RowSource } from '../client/useFoundRows';
import { readTrip } from './readTrip';
import { TRIP_SORTS } from './shownByTrip';

/** Every trip that the session's terminal sends or receives; all of them for a super admin. */
export const listTrips = async (): Promise<Trip[]> => rowsOf(await request(CALLS.getTrips)).map(readTrip);

/** Some of the trips that a query asks for. */
export const searchTrips: RowSource<Trip>['search'] = async (query, page) =>
  readFound(await request(CALLS.getTrips, { payload: searchOf(query, page, TRIP_SORTS) }), readTrip);

/** One trip with its history; for servers with `history`. */
export async function getTrip(id: string): Promise<Trip> {
  const row = recordIn(await request(CALLS.getTrip, { id }));
  return { ...readTrip(row, 0), history: readHistory(row) };
}

/** A core server can only list trips. */
export const { save: saveTrip, remove: deleteTrip } = writesOf<TripForm>({
  create: CALLS.createTrip,
  edit: CALLS.editTrip,
  remove: CALLS.deleteTrip,
  needs: 'trips.write',
  payloadOf: (form) => tripWire.payload(valuesOf(TRIP_FIELDS, form)),
});
