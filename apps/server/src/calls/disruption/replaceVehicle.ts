import { createHash } from 'node:crypto';
import { type Data, REPLACEMENT_NAMES, type WireReplacement } from '@motorpark/contract';
import {
  type ReplacementForm,
  disruptionOrderSchema,
  replacementSchema,
  timesOf,
  waitingSince,
} from '@motorpark/domain';
import { columns, type Transaction, sql } from '../../db';
import { isId } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { Failure, invalid, lostRace, notFound } from '../../request/failure';
import { formIn } from '../../request/form';
import { once } from '../../request/once';
import { type LockedTrip, lockTrip } from '../../store/trip/lockTrip';
import { lockTrips } from '../../store/trip/lockTrips';
import { lockVehicle } from '../../store/trip/tripPlan';
import { vehicles } from '../../store/vehicle/vehicles';
import { carryOut } from './carryOut';
import { reseatedIn } from './disruptTrip';
import { type Duties, type Plan, planOf } from './planOf';

const CHANGED = 'Somebody has sold a seat or planned a trip meanwhile. Check the effect on passengers again.';

/** A trip of the vehicle: what the other one does to it, or why it cannot make it. */
type Replaced = { trip: LockedTrip } & ({ plan: Plan } | { obstacle: string });

/** Returns what another vehicle would do to every planned trip of a vehicle, without changing anything. */
export async function previewReplacement(context: PersonContext): Promise<Data<WireReplacement>> {
  const form = formIn(replacementSchema, REPLACEMENT_NAMES, context.input);
  return context.db.transaction(async (tx) => ({ data: onWire(await replacedIn(tx, form, context)) }));
}

/**
 * Gives every planned trip of a vehicle another one, as previewed, in one transaction. Trips that it cannot make keep theirs. Throws a 409 at `plan` if the outcome
 * has changed since the preview.
 */
export async function replaceVehicle(context: PersonContext): Promise<Data<WireReplacement>> {
  const form = formIn(replacementSchema, REPLACEMENT_NAMES, context.input);
  const order = formIn(disruptionOrderSchema, { reason: 'reason', plan: 'plan' }, context.input);
  return once(context, async (tx) => {
    const replaced = await replacedIn(tx, form, context);
    const data = onWire(replaced);
    if (data.plan !== order.plan) throw lostRace({ plan: CHANGED });
    for (const one of replaced) {
      if ('plan' in one)
        await carryOut(
          tx,
          { ...one, reason: order.reason },
          { ...context, id: one.trip.id, seen: undefined },
        );
    }
    return { data };
  });
}

/** Plans the other vehicle for each trip that has not left, the next one first. Locks them in the order of their ids, as all calls do. */
async function replacedIn(
  tx: Transaction,
  { vehicleNumber }: ReplacementForm,
  context: PersonContext,
): Promise<Replaced[]> {
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
  const replaced: Replaced[] = [];
  const also: Duties = { bus: [], driver: [] };
  for (const { id: tripId, duration } of planned) {
    const trip = await lockTrip(tx, { ...context, id: tripId, seen: undefined });
    const one = await planFor(tx, trip, other.number, { ...context, also });
    replaced.push({ trip, ...one });
    const times = timesOf({ departsAt: trip.travelDate, duration });
    if (!('plan' in one) || !times) continue;
    const duty = { ...times, tripId, routeId: trip.routeId, isOver: false };
    also.bus.push(duty);
    if (one.plan.change.kind === 'vehicle' && one.plan.change.bus.driver_id !== null) also.driver.push(duty);
  }
  return replaced;
}

const tokenOf = (replaced: readonly Replaced[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(replaced.map((one) => [one.trip.id, 'plan' in one ? one.plan.token : one.obstacle])),
    )
    .digest('base64url')
    .slice(0, 22);

/** Plans the other vehicle for one trip, or says why it cannot make it. */
async function planFor(
  tx: Transaction,
  trip: LockedTrip,
  vehicleNumber: string,
  context: PersonContext & { also: Duties },
): Promise<{ plan: Plan } | { obstacle: string }> {
  try {
    const form = { kind: 'vehicle', vehicleNumber, travelDate: '', tripId: '' } as const;
    return { plan: await planOf(tx, trip, form, { ...context, id: trip.id }) };
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return { obstacle: failure.body.message };
  }
}

const onWire = (replaced: readonly Replaced[]): WireReplacement => ({
  plan: tokenOf(replaced),
  trips: replaced.map((one) => ({
    id: one.trip.id,
    route_id: one.trip.routeId,
    travel_date: one.trip.travelDate,
    ...('plan' in one
      ? { passengers: reseatedIn(one.plan), loaded_parcels: one.plan.parcels.length }
      : { passengers: [], loaded_parcels: 0, obstacle: one.obstacle }),
  })),
});
