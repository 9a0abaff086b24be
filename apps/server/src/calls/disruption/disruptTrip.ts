import { DISRUPTION_NAMES, type WireDisruption } from '@motorpark/contract';
import {
  CANCELLED,
  addDays,
  DAY_IS_OVER,
  type DisruptionForm,
  disruptionSchema,
  mayDisrupt,
  waitingSince,
} from '@motorpark/domain';
import { mayDo } from '../../store/access/rights';
import { columns, computed, type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { forbidden, notYourRight, refused } from '../../request/failure';
import { formIn } from '../../request/form';
import { isId } from '../../db/rows';
import { startOf } from '../../store/search';
import { type LockedTrip, lockTrip } from '../../store/trip/lockTrip';
import { lockTrips } from '../../store/trip/lockTrips';
import { type Plan, planOf } from './planOf';
import { previewed, reseatedIn } from './previewed';
import { swapOutlooks } from './swapOutlook';

const CHANGED =
  'Somebody has sold a seat or changed something meanwhile. Check the effect on passengers again.';

/** Shows what a disruption would do to a departure and its passengers, and carries it out. */
export const { preview: previewDisruption, carryOut: disruptTrip } = previewed({
  formIn: ({ input }) => formIn(disruptionSchema, DISRUPTION_NAMES, input),
  async outcomeOf(tx, form, context) {
    const trip = await lockForDisruption(tx, form, context);
    const plan = await planOf(tx, trip, form, context);
    return { planned: [{ trip, plan }], onWire: () => onWire(tx, trip, plan, context) };
  },
  changed: CHANGED,
});

/** Locks the trips in the order of their ids and before any tickets, as all calls do. */
async function lockForDisruption(
  tx: Transaction,
  { kind, tripId }: DisruptionForm,
  context: PersonContext,
): Promise<LockedTrip> {
  if (isId(context.id)) {
    await lockTrips(tx, kind === 'trip' && isId(tripId) ? [context.id, tripId] : [context.id]);
  }
  const trip = await lockTrip(tx, context);
  const ends = { own: trip.originId, other: trip.destinationId };
  if (!mayDo(context.person, 'trip.disrupt', ends)) throw notYourRight();
  if (kind === 'runs' && trip.status !== CANCELLED) throw refused('This trip is not cancelled.');
  if (kind !== 'runs' && trip.status === CANCELLED) throw refused('This trip was cancelled already.');
  if (kind !== 'runs' && trip.status !== 'Scheduled')
    throw refused('This bus has left. Take its departure back first.');
  const now = context.now.toISOString();
  if (!mayDisrupt({ ...trip, isOwn: true }, context.person.role, now)) throw forbidden(DAY_IS_OVER);
  return trip;
}

async function onWire(
  tx: Transaction,
  trip: LockedTrip,
  plan: Plan,
  { today, now }: PersonContext,
): Promise<Omit<WireDisruption, 'plan'>> {
  const [route] = await tx.query(sql`
    select ${columns(
      'trip.version',
      computed<{ parcels: number; others: number }>({
        parcels: sql`(select count(*)::int from waybill where deleted_at is null and status = 'Pending' and trip_id is null
          and origin_terminal_id = ${trip.originId} and destination_terminal_id = ${trip.destinationId})`,
        others: sql`(select count(*)::int from trip as other where deleted_at is null and status = 'Scheduled'
          and route_id = ${trip.routeKey} and other.id <> ${trip.id} and departs_at >= ${waitingSince(now.toISOString())}::timestamptz
          and departs_at < ${startOf(addDays(today, 2))}::timestamptz)`,
      }),
    )} from trip where id = ${trip.id}`);
  if (!route) throw new Error(`There is no trip ${trip.id}.`);
  const outlook = (await swapOutlooks(tx, [{ trip, plan }])).get(trip.id) ?? { notes: [] };
  return {
    id: trip.id,
    version: route.version,
    passengers: reseatedIn(plan),
    loaded_parcels: plan.parcels.length,
    parcels: route.parcels,
    other_trips: route.others,
    free_seats: plan.freeSeats,
    ...outlook,
    ...(plan.change.kind === 'trip' && { new_trip: newTripOf(plan.change.to) }),
  };
}

const newTripOf = ({
  routeId,
  travelDate,
  vehicleNumber,
}: Pick<LockedTrip, 'routeId' | 'travelDate' | 'vehicleNumber'>) => ({
  route_id: routeId,
  travel_date: travelDate,
  vehicle_number: vehicleNumber,
});
