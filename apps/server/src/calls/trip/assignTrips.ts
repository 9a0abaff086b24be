import { type Data, type WireAssigned, type WireTrip, tripWire } from '@motorpark/contract';
import { TRIP_FIELDS, toEntity } from '@motorpark/domain';
import type { Transaction } from '../../db';
import type { PersonContext } from '../../request/call';
import { Failure, firstErrors, invalid } from '../../request/failure';
import type { Payload } from '../../request/payload';
import { lockTripFor } from '../../store/trip/lockTrip';
import { tripIn } from '../../store/trip/tripForm';
import { changeTrip } from './editTrip';

/** Most trips that one call assigns. */
const MOST_TRIPS = 200;

interface Row {
  id: string;
  seen: number;
  input: Payload;
}

/** Thrown to undo the trips that were saved beside refused ones: those relied on what the refused ones were to give up. */
class Refused extends Error {
  constructor(readonly rows: WireAssigned['refused']) {
    super('Some trips could not be assigned.');
  }
}

/**
 * Gives trips their vehicles and drivers. Each is checked as if it was edited alone, but a vehicle or driver that another of them gives up is free. Those that
 * cannot be saved are returned with the reason; all others are saved together.
 */
export async function assignTrips(context: PersonContext): Promise<Data<WireAssigned>> {
  const { db } = context;
  const refused: WireAssigned['refused'] = [];
  let rows = rowsIn(context.input);
  for (;;) {
    try {
      const open = rows;
      const saved = await db.transaction((tx) => saveAll(tx, open, context));
      return { data: { saved, refused } };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused.push(...error.rows);
      rows = rows.filter(({ id }) => error.rows.every((one) => one.id !== id));
    }
  }
}

async function saveAll(tx: Transaction, rows: readonly Row[], context: PersonContext): Promise<WireTrip[]> {
  const saved = [];
  const refused = [];
  for (const [place, { id, seen, input }] of rows.entries()) {
    try {
      const trip = await lockTripFor('trip.edit')(tx, { id, seen, person: context.person });
      const payload = { ...tripWire.payload(toEntity(TRIP_FIELDS, trip)), ...input };
      const form = tripIn(payload, trip.busId === null);
      const besides = rows.slice(place + 1).map((row) => row.id);
      saved.push(await changeTrip(tx, trip, form, { ...context, input, besides }));
    } catch (error) {
      // It was refused before anything was written, so the transaction can go on.
      if (!(error instanceof Failure)) throw error;
      const [[field, message] = ['', error.body.message]] = Object.entries(firstErrors(error));
      refused.push({ id, field, message });
    }
  }
  if (refused.length > 0) throw new Refused(refused);
  return saved;
}

/** Returns the trips of the call, in the order of their ids: two calls then lock them in the same order. */
function rowsIn({ trips }: Payload): Row[] {
  const given: unknown[] = Array.isArray(trips) ? trips : [];
  if (given.length === 0 || given.length > MOST_TRIPS)
    throw invalid({ trips: `Send 1 to ${MOST_TRIPS} trips.` });
  return given.map(rowIn).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

function rowIn(row: unknown): Row {
  const given: Payload = typeof row === 'object' && row !== null ? { ...row } : {};
  const { id, version, vehicle_number = '', driver = '', second_driver = '' } = given;
  if (typeof id !== 'string' || !Number.isSafeInteger(version))
    throw invalid({ trips: 'Each trip has its id and the version that you saw.' });
  return { id, seen: Number(version), input: { vehicle_number, driver, second_driver } };
}
