import { nairaOnWire, parseInstant, type Trip, type TripForm } from '@motorpark/domain';
import { capabilities, request } from '../client/connection';
import type { Outcome, Save } from '../client/records';
import { CALLS, TRIP_FIELDS, type TripPayload } from '../contract';
import { rowsOf } from '../reading';
import { readTrip } from './readTrip';

/** Every trip that the session's terminal sends or receives; all of them for a super admin. */
export const listTrips = async (): Promise<Trip[]> => rowsOf(await request(CALLS.getTrips)).map(readTrip);

const payloadOf = (form: TripForm): TripPayload => ({
  [TRIP_FIELDS.routeId]: form.routeId,
  [TRIP_FIELDS.travelDate]: parseInstant(form.travelDate) ?? form.travelDate,
  [TRIP_FIELDS.vehicleNumber]: form.vehicleNumber,
  [TRIP_FIELDS.amount]: nairaOnWire(form.amount),
});

const canWrite = async () => (await capabilities().load()).has('trips.write');

/** A core server can only list trips: nothing is sent there. */
export async function saveTrip({ id, form, idempotencyKey }: Save<TripForm>): Promise<Outcome> {
  if (!(await canWrite())) return 'unsupported';
  const payload = payloadOf(form);
  if (id === undefined) await request(CALLS.createTrip, { payload, idempotencyKey });
  else await request(CALLS.editTrip, { id, payload });
  return 'done';
}

/** A core server has no call for it, and is sent nothing. */
export async function deleteTrip(id: string): Promise<Outcome> {
  if (!(await canWrite())) return 'unsupported';
  await request(CALLS.deleteTrip, { id });
  return 'done';
}
