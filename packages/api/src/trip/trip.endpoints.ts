import { TRIP_FIELDS, valuesOf, type Trip, type TripForm } from '@motorpark/domain';
import { capabilities, request } from '../client/connection';
import { readFound, searchOf } from '../client/found';
import { saveWith, type Outcome, type Save, type Saved } from '../client/records';
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

const canWrite = async () => (await capabilities().load()).has('trips.write');

/** A core server can only list trips: nothing is sent there. */
export async function saveTrip(order: Save<TripForm>): Promise<Saved> {
  if (!(await canWrite())) return { outcome: 'unsupported' };
  const { reason } = order;
  const payload = {
    ...tripWire.payload(valuesOf(TRIP_FIELDS, order.form)),
    ...(reason !== undefined && { reason }),
  };
  return saveWith({ create: CALLS.createTrip, edit: CALLS.editTrip }, order, payload);
}

/** A core server has no call for it, and is sent nothing. */
export async function deleteTrip(id: string, version?: number): Promise<Outcome> {
  if (!(await canWrite())) return 'unsupported';
  await request(CALLS.deleteTrip, { id, version });
  return 'done';
}
