import { TRIP_FIELDS, valuesOf, type Day, type Trip, type TripForm } from '@motorpark/domain';
import { request } from '../backend/connection';
import { joinedRows } from '../port/found';
import { writesOf } from '../rows/records';
import { tripWire, tripExtensions } from '@motorpark/contract';
import { toApiFailure } from '../failure/failure';
import { tripSource } from './tripSource';

/** The server's limit for one page. */
const MOST_PER_PAGE = 200;

/** Fetches the trips that leave on a day or later, and the trip `also` whenever it leaves, unless it was deleted. A core server returns all trips. */
export async function listTripsFrom(day: Day, also?: string): Promise<Trip[]> {
  const ask = (cursor?: string) => tripSource.search({ from: day }, { cursor, limit: MOST_PER_PAGE });
  let found = await ask();
  while (found.nextCursor !== undefined) found = joinedRows(found, await ask(found.nextCursor));
  if (also === undefined || also === '' || found.rows.some(({ id }) => id === also)) return found.rows;
  const other = await getTrip(also).catch(ignoreNotFound);
  return other && !isDeleted(other) ? [...found.rows, other] : found.rows;
}

function ignoreNotFound(error: unknown): undefined {
  const failure = toApiFailure(error);
  if (failure.kind !== 'refused' || failure.status !== 404) throw failure;
}

const isDeleted = ({ history = [] }: Trip): boolean => history.some(({ kind }) => kind === 'deleted');

/** Fetches one trip with its history; for servers with `history`. */
export const getTrip = (id: string): Promise<Trip> => request(tripExtensions.getTrip, { id });

/** A core server can only list trips. */
export const { save: saveTrip, remove: deleteTrip } = writesOf<TripForm>({
  create: tripExtensions.createTrip,
  edit: tripExtensions.editTrip,
  remove: tripExtensions.deleteTrip,
  payloadOf: (form) => tripWire.payload(valuesOf(TRIP_FIELDS, form)),
});
