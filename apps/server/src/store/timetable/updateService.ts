import { type TimetableValues, counted } from '@motorpark/domain';
import { columns, computed, type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { holdFares } from '../fare/fares';
import { runsOn } from '../fare/runsOn';
import { type ServicePlan, carryOutPlan, planService } from './planService';
import { type KnownService, serviceColumns, servicesWhere } from './services';

interface Changed {
  form: TimetableValues;
  kept: KnownService;
  plan: ServicePlan;
  /** The least fare for whoever may not go below that of the route; null if there is none. */
  least: number | null;
}

/** Writes a service and does what its plan says with its trips. The caller holds the locks of both. */
export async function writeService(
  tx: Transaction,
  { form, kept: { id, routeKey }, plan, least }: Changed,
  context: PersonContext,
): Promise<void> {
  await tx.query(
    sql`update service set ${serviceColumns.assigned(form)}, least_fare_kobo = ${least} where id = ${id}`,
  );
  await carryOutPlan(tx, { id, routeKey, values: form }, plan, context);
}

/** Changes a service as a file of the head office says, and its trips with it. Returns no rows if it does not exist. */
export async function updateService(
  tx: Transaction,
  form: TimetableValues,
  context: PersonContext,
): Promise<unknown[]> {
  const [kept] = await servicesWhere(tx, sql`service.id = ${context.id}`);
  if (!kept) return [];
  const { id, routeKey } = kept;
  const [route] = await tx.query(
    sql`select ${columns('route.out_of_service_at')} from route where id = ${routeKey} for share`,
  );
  await holdFares(tx, routeKey);
  const isPaused = context.due === undefined || route?.out_of_service_at !== null;
  const values = { ...form, routeId: kept.routeId };
  const plan = await planService(tx, { id, routeKey, values, kept, isPaused }, context, true);
  await writeService(tx, { form, kept, plan, least: form.fare }, context);
  return [kept];
}

const COUNTS = computed<{ added: number; removed: number; kept: number }>({
  added: sql`count(*) filter (where trip.created_at = at)::int`,
  removed: sql`count(*) filter (where withdrawn_at = at)::int`,
  kept: sql`count(*) filter (where trip.deleted_at is null and trip.status = 'Scheduled' and trip.departs_at > at and not ${runsOn(sql`service_day`)})::int`,
});

/** Says what services that were just changed have done with their trips. */
export async function saysOfTrips(
  tx: Transaction,
  { now }: Pick<PersonContext, 'now'>,
  ids: readonly string[],
): Promise<string[]> {
  const [counts] = await tx.query(sql`
    select ${COUNTS} from service join trip on trip.service_id = service.id, (select ${now}::timestamptz as at) as moment
    where service.id = any(${ids}::uuid[])`);
  const { added = 0, removed = 0, kept = 0 } = counts ?? {};
  return [
    added === 0 ? '' : `${counted(added, 'trip is', 'trips are')} added.`,
    removed === 0 ? '' : `${counted(removed, 'trip is', 'trips are')} taken away.`,
    kept === 0
      ? ''
      : `${counted(kept, 'trip stays', 'trips stay')} on days without this departure, because of tickets, parcels, a bus or a change by hand. The timetable of the route names each.`,
  ].filter(Boolean);
}
