import { type Data, type WireService, type WireServicePreview, serviceCodec } from '@motorpark/contract';
import { type Day, type Kobo, type TimetableValues, faresOn, runsOn, sharedDays } from '@motorpark/domain';
import { mayDo } from '../../store/access/rights';
import { type Transaction, newId, sql } from '../../db';
import { isId } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { invalid, lostRace, notFound, notYourRight } from '../../request/failure';
import { once } from '../../request/once';
import { lockForUpdate, refuseStale } from '../../store/history';
import { recordChanges, recordCreations, withRuleMessages } from '../../store/record';
import { holdFares } from '../../store/fare/fares';
import { carryOutPlan, dayOnWire, planService } from '../../store/timetable/planService';
import {
  CHANGED,
  type KnownService,
  NO_SERVICE,
  SERVICE_KIND,
  refuseFareBeyond,
  serviceAsker,
  serviceColumns,
  serviceIn,
  servicesWhere,
} from '../../store/timetable/services';
import { writeService } from '../../store/timetable/updateService';
import { limitsOf, lockRoute } from '../../store/trip/tripPlan';

/** Returns what saving a service would add, move and take away, and what would stay; stores nothing. */
export async function previewService(context: PersonContext): Promise<Data<WireServicePreview>> {
  const form = serviceIn(context);
  const { service_id: id } = context.input;
  return context.db.transaction(async (tx) => {
    const kept = typeof id === 'string' && id !== '' ? await lockService(tx, { ...context, id }) : undefined;
    const { days, questions, token } = await planOf(tx, { form, kept, isShown: true }, context);
    return { data: { days: days.map(dayOnWire(kept?.id ?? '')), questions, plan: token } };
  });
}

/** Creates a service, once per retry key, and makes its trips in the same transaction. */
export async function createService(context: PersonContext): Promise<Data<WireService>> {
  const form = serviceIn(context);
  const id = newId();
  return withRuleMessages(SERVICE_KIND.rules, () =>
    once(context, async (tx) => {
      const plan = await planOf(tx, { form }, context);
      await tx.query(sql`insert into service (id, route_id, ${serviceColumns.inserted}, least_fare_kobo)
        values (${id}, ${plan.route.id}, ${serviceColumns.values(form)}, ${plan.least})`);
      await carryOutPlan(tx, { id, routeKey: plan.route.id, values: form }, plan, context);
      const record = serviceCodec.write(await serviceOf(tx, id));
      await recordCreations(SERVICE_KIND, tx, context, [{ id, record }]);
      return { data: record };
    }),
  );
}

/** Edits a service and changes the trips that follow from it in the same transaction. Trips with tickets or parcels, and those changed by hand, stay. */
export async function editService(context: PersonContext): Promise<Data<WireService>> {
  const form = serviceIn(context);
  const { db, id } = context;
  return withRuleMessages(SERVICE_KIND.rules, () =>
    db.transaction(async (tx) => {
      const kept = await lockService(tx, context);
      await refuseStale(tx, context, 'service', async () => serviceCodec.write(kept));
      const plan = await planOf(tx, { form, kept }, context);
      await writeService(tx, { form, kept, plan, least: plan.least }, context);
      const after = serviceCodec.write(await serviceOf(tx, id));
      await recordChanges(SERVICE_KIND, tx, context, { before: serviceCodec.write(kept), after });
      return { data: after };
    }),
  );
}

interface Wanted {
  form: TimetableValues;
  /** The service that is edited. */
  kept?: KnownService | undefined;
  /** Whether it is only shown, with what is unusual about it. */
  isShown?: boolean;
}

/** Plans a service with its trips locked. Throws a 422 if its route is not the person's to plan, a 409 at `plan` if the outcome is not the one that was previewed, a 422 there if it is unusual and was not previewed. */
async function planOf(tx: Transaction, { form, kept, isShown = false }: Wanted, context: PersonContext) {
  const { input, person, due } = context;
  const route = await lockRoute(tx, form.routeId, person, kept?.routeKey);
  if (kept && route.id !== kept.routeKey)
    throw invalid({ route_id: `A service keeps its route, ${kept.routeId}. Add another one.` });
  if (!mayDo(person, 'timetable.keep', { own: route.origin_terminal_id })) throw notYourRight();
  await holdFares(tx, route.id);
  const isPaused = route.out_of_service_at !== null || due === undefined;
  const ask = await serviceAsker(tx, context);
  const questions = Object.values(await ask(form, route.id, kept?.id));
  const mayGoBelow = mayDo(person, 'trip.fareBelowRoute', { own: route.origin_terminal_id });
  const ofOffice = mayGoBelow ? 0 : await leastFare(tx, { form, kept, routeKey: route.id }, context.today);
  if (form.fare !== kept?.fare || form.fare < ofOffice) {
    const limits = limitsOf(route);
    refuseFareBeyond({ ...form, routeId: route.code }, faresOn(limits, Math.max(limits.fare ?? 0, ofOffice)));
  }
  const values = { ...form, routeId: route.code };
  const planned = { id: kept?.id, routeKey: route.id, values, kept, isPaused, questions };
  const plan = await planService(tx, planned, context, true);
  if (typeof input.plan === 'string' && input.plan !== plan.token) throw lostRace({ plan: CHANGED });
  if (input.plan === undefined && !isShown && questions.length > 0)
    throw invalid({ plan: questions.join(' ') });
  return { ...plan, questions, route, least: mayGoBelow ? form.fare : (kept?.leastFare ?? null) };
}

/** Returns the fare of the head office below which nobody else sets that of a service: the last one of the service itself, and of those of its vehicle type on days that it gets. */
async function leastFare(
  tx: Transaction,
  { form, kept, routeKey }: Pick<Wanted, 'form' | 'kept'> & { routeKey: string },
  today: Day,
): Promise<Kobo> {
  const isNew = (day: Day) => kept?.vehicleType !== form.vehicleType || !runsOn(kept, day);
  const others = await servicesWhere(
    tx,
    sql`service.route_id = ${routeKey} and service.vehicle_type = ${form.vehicleType} and service.id is distinct from ${kept?.id ?? null}::uuid
      and service.least_fare_kobo is not null`,
  );
  const beside = others.filter((other) => sharedDays(form, other, today, isNew).length > 0);
  const own = form.fare === kept?.fare ? 0 : (kept?.leastFare ?? 0);
  return Math.max(own, ...beside.map((other) => other.leastFare ?? 0));
}

async function lockService(tx: Transaction, { id, person }: PersonContext): Promise<KnownService> {
  if (!isId(id)) throw notFound(NO_SERVICE);
  await lockForUpdate(tx, 'service', id);
  const [route] = await tx.query<{ origin: string }>(sql`
    select origin_terminal_id as origin from service join route on route.id = route_id where service.id = ${id}`);
  if (!route || !mayDo(person, 'timetable.see', { own: route.origin })) throw notFound(NO_SERVICE);
  return serviceOf(tx, id);
}

async function serviceOf(tx: Transaction, id: string): Promise<KnownService> {
  const [service] = await servicesWhere(tx, sql`service.id = ${id}`);
  if (!service) throw notFound(NO_SERVICE);
  return service;
}
