import { REPLACEMENT_NAMES, type WireReplacement } from '@motorpark/contract';
import { type ReplacementForm, replacementSchema, timesOf, waitingSince } from '@motorpark/domain';
import { columns, type Transaction, sql } from '../../db';
import { isId } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { Failure, invalid, notFound } from '../../request/failure';
import { formIn } from '../../request/form';
import { type LockedTrip, lockTrip } from '../../store/trip/lockTrip';
import { lockTrips } from '../../store/trip/lockTrips';
import { lockVehicle } from '../../store/trip/tripPlan';
import { vehicles } from '../../store/vehicle/vehicles';
import { type Duties, planOf } from './planOf';
import { type Outcome, type Planned, previewed, reseatedIn } from './previewed';
import { swapOutlooks } from './swapOutlook';

const CHANGED = 'Somebody has sold a seat or planned a trip meanwhile. Check the effect on passengers again.';

/** Shows what another vehicle would do to every planned trip of a vehicle, and gives it to them. Trips that it cannot make keep theirs. */
export const { preview: previewReplacement, carryOut: replaceVehicle } = previewed({
  formIn: ({ input }) => formIn(replacementSchema, REPLACEMENT_NAMES, input),
  async outcomeOf(tx, form, context) {
    const planned = await replacedIn(tx, form, context);
    return {
      planned,
      async onWire() {
        const outlooks = await swapOutlooks(tx, planned);
        return {
          trips: planned.map((one) => Object.assign(onWire(one), outlooks.get(one.trip.id))),
        };
      },
    };
  },
  changed: CHANGED,
});

/** Plans the other vehicle for each trip that has not left, the next one first. Locks them in the order of their ids, as all calls do. */
async function replacedIn(
  tx: Transaction,
  { vehicleNumber }: ReplacementForm,
  context: PersonContext,
): Promise<Planned[]> {
  const { id, now } = context;
  const [vehicle] = isId(id)
    ? await tx.query(
        sql`select ${columns('vehicle.vehicle_number')} from vehicle where id = ${id} for no key update`,
      )
    : [];
  if (!vehicle) throw notFound(vehicles.missing);
  const other = await lockVehicle(tx, vehicleNumber);
  if (other.number === vehicle.vehicle_number)
    throw invalid({ vehicle_number: `It is ${other.number} already.` });
  const planned = await tx.query(sql`select ${columns('trip.id', 'route.duration')}
    from trip join route on route.id = trip.route_id
    where vehicle_id = ${id} and deleted_at is null and status = 'Scheduled' and departs_at >= ${waitingSince(now.toISOString())}::timestamptz
    order by departs_at, trip.id`);
  if (planned.length === 0)
    throw invalid({ vehicle_number: 'This vehicle has no trip that is still to leave.' });
  await lockTrips(
    tx,
    planned.map((trip) => trip.id),
  );
  const replaced: Planned[] = [];
  const also: Duties = { bus: [], driver: [] };
  for (const { id: tripId, duration } of planned) {
    const trip = await lockTrip(tx, { ...context, id: tripId, seen: undefined });
    const one = await planFor(tx, trip, other.number, { ...context, also });
    replaced.push({ trip, ...one });
    const times = timesOf({ departsAt: trip.travelDate, duration });
    if (!one.plan || !times) continue;
    const duty = { ...times, tripId, routeId: trip.routeId, isOver: false };
    also.bus.push(duty);
    if (one.plan.change.kind === 'vehicle' && one.plan.change.bus.driver_id !== null) also.driver.push(duty);
  }
  return replaced;
}

/** Plans the other vehicle for one trip, or says why it cannot make it. */
async function planFor(
  tx: Transaction,
  trip: LockedTrip,
  vehicleNumber: string,
  context: PersonContext & { also: Duties },
): Promise<Outcome> {
  try {
    const form = { kind: 'vehicle', vehicleNumber, travelDate: '', tripId: '' } as const;
    return { plan: await planOf(tx, trip, form, { ...context, id: trip.id }) };
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return { obstacle: failure.body.message };
  }
}

const onWire = ({ trip, plan, obstacle }: Planned): WireReplacement['trips'][number] => ({
  id: trip.id,
  route_id: trip.routeId,
  travel_date: trip.travelDate,
  passengers: plan ? reseatedIn(plan) : [],
  loaded_parcels: plan ? plan.parcels.length : 0,
  notes: [],
  ...(obstacle !== undefined && { obstacle }),
});
