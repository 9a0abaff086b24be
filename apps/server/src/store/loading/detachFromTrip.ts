import { columns, type Transaction, sql } from '../../db';
import { reasonIn } from '../history';
import type { PersonContext } from '../../request/call';
import { instants, listRows } from '../../db/rows';
import { tripDescription } from '../trip/tripDescription';
import { TRIP_BUS, TRIP_ROUTES } from '../trip/tripColumns';
import { type Bus, moveParcels } from './moveParcels';

const CALLED = columns('route.code', TRIP_BUS, instants('trip.departs_at'));

/** Returns a trip with the description that parcel histories use. */
export async function busOf(tx: Transaction, tripId: string): Promise<Bus> {
  const [trip] = await listRows(tx, sql`select ${CALLED} from ${TRIP_ROUTES} where trip.id = ${tripId}`);
  if (!trip) throw new Error(`There is no trip ${tripId}.`);
  const { code: routeId, vehicle_number: vehicleNumber, departs_at: travelDate } = trip;
  return { id: tripId, description: tripDescription({ routeId, vehicleNumber, travelDate }) };
}

/** Takes a parcel off its trip after its departure was corrected, because the bus left without it. The caller holds the waybill's lock. */
export async function detachFromTrip(
  tx: Transaction,
  { id, tripId }: { id: string; tripId: string | null },
  context: PersonContext,
): Promise<void> {
  if (tripId === null) return;
  const from = await busOf(tx, tripId);
  await moveParcels(tx, { waybillIds: [id], from, to: undefined, reason: reasonIn(context.input) }, context);
}
