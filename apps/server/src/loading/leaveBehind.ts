import { columns, type Sql, sql } from '../db';
import { reasonIn } from '../history';
import type { PersonContext } from '../http/call';
import { instants, listRows } from '../rows';
import { tripCalled } from '../trip/tripCalled';
import { TRIP_ROADS } from '../trip/tripColumns';
import { type Bus, putAboard } from './putAboard';

const CALLED = columns('route.code', 'vehicle.vehicle_number', instants('trip.departs_at'));

/** A trip as the histories of what it takes along call it. */
export async function busOf(tx: Sql, tripId: string): Promise<Bus> {
  const [trip] = await listRows(tx, sql`select ${CALLED} from ${TRIP_ROADS} where trip.id = ${tripId}`);
  if (!trip) throw new Error(`There is no trip ${tripId}.`);
  const { code: routeId, vehicle_number: vehicleNumber, departs_at: travelDate } = trip;
  return { id: tripId, called: tripCalled({ routeId, vehicleNumber, travelDate }) };
}

/** A parcel that was said to be on its way has not left: whatever bus it was loaded onto went without it. The caller holds the waybill. */
export async function leaveBehind(
  tx: Sql,
  { id, tripId }: { id: string; tripId: string | null },
  context: PersonContext,
): Promise<void> {
  if (tripId === null) return;
  const from = await busOf(tx, tripId);
  await putAboard(tx, { waybillIds: [id], from, to: undefined, reason: reasonIn(context.input) }, context);
}
