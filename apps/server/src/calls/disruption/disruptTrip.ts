import { type Data, DISRUPTION_NAMES, type WireDisruption, type WireReseated } from '@motorpark/contract';
import {
  CANCELLED,
  addDays,
  DAY_IS_OVER,
  type DisruptionForm,
  disruptionOrderSchema,
  disruptionSchema,
  mayDisrupt,
  type Seating,
  waitingSince,
} from '@motorpark/domain';
import { consentIn } from '../../store/access/consentIn';
import { mayDo } from '../../store/access/rights';
import { columns, computed, type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { forbidden, invalid, lostRace, notYourRight, refused } from '../../request/failure';
import { formIn } from '../../request/form';
import { once } from '../../request/once';
import { isId } from '../../db/rows';
import { startOf } from '../../store/search';
import { type LockedTrip, lockTrip } from '../../store/trip/lockTrip';
import { lockTrips } from '../../store/trip/lockTrips';
import { carryOut } from './carryOut';
import { consentNeededFor } from './consent';
import { type Plan, planOf } from './planOf';

const CHANGED =
  'Somebody has sold a seat or changed something meanwhile. Check the effect on passengers again.';

/** Returns what a disruption would do to a departure and its passengers, without changing anything. */
export async function previewDisruption(context: PersonContext): Promise<Data<WireDisruption>> {
  const form = disruptionIn(context);
  return context.db.transaction(async (tx) => {
    const trip = await lockForDisruption(tx, form, context);
    const plan = await planOf(tx, trip, form, context);
    const consent = await consentNeededFor(tx, trip, plan, context);
    return {
      data: { ...(await onWire(tx, trip, plan, context)), ...(consent !== undefined && { consent }) },
    };
  });
}

/**
 * Carries out a previewed disruption in one transaction. Throws a 409 at `plan` if its outcome has changed since the preview, a 422 at `witness` if a colleague
 * must consent.
 */
export async function disruptTrip(context: PersonContext): Promise<Data<WireDisruption>> {
  const form = disruptionIn(context);
  const { reason, plan: seen } = formIn(
    disruptionOrderSchema,
    { reason: 'reason', plan: 'plan' },
    context.input,
  );
  const consent = await consentIn(context);
  return once(context, async (tx) => {
    const trip = await lockForDisruption(tx, form, context);
    const plan = await planOf(tx, trip, form, context);
    if (plan.token !== seen) throw lostRace({ plan: CHANGED });
    const witness = consent ? undefined : await consentNeededFor(tx, trip, plan, context);
    if (witness !== undefined) throw invalid({ witness });
    await consent?.forgive(tx);
    await carryOut(tx, { trip, plan, reason, witnessId: consent?.witnessId }, context);
    return { data: await onWire(tx, trip, plan, context) };
  });
}

const disruptionIn = ({ input }: PersonContext): DisruptionForm =>
  formIn(disruptionSchema, DISRUPTION_NAMES, input);

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
): Promise<WireDisruption> {
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
  return {
    id: trip.id,
    ...(route && { version: route.version }),
    plan: plan.token,
    passengers: reseatedIn(plan),
    loaded_parcels: plan.parcels.length,
    parcels: route?.parcels ?? 0,
    other_trips: route?.others ?? 0,
    free_seats: plan.freeSeats,
  };
}

/** Returns all passengers of a plan with the seats that they get. */
export const reseatedIn = ({ passengers, seating }: Plan): WireReseated[] =>
  passengers.map(({ seat_number, ticket, ticket_id, name, phone }) => ({
    seat_number,
    new_seat_number: seatOf(seating, ticket, seat_number),
    ticket,
    ticket_id,
    name,
    phone,
  }));

const seatOf = (seating: readonly Seating[], ticket: string, seat: number): number | null =>
  seating.find(({ id }) => id === ticket)?.moves.find(({ from }) => from === seat)?.to ?? null;
