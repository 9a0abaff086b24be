import {
  type Data,
  MOST_SERVICES,
  type WireServicesPreview,
  serviceCodec,
  timetableWire,
} from '@motorpark/contract';
import {
  type Day,
  type DayChange,
  SERVICES_CHANGES,
  SERVICES_SCHEMAS,
  type TimetableValues,
  addDays,
  fieldErrors,
  listedDays,
  partOfService,
  serviceDayName,
  timetableSchema,
  withDay,
} from '@motorpark/domain';
import { mayDo } from '../../store/access/rights';
import { columns, newId, type Transaction, sql } from '../../db';
import { isId } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { invalid, lostRace } from '../../request/failure';
import { listIn } from '../../request/fields';
import { formIn } from '../../request/form';
import { once } from '../../request/once';
import { planToken } from '../../request/planToken';
import { recordChanges, recordCreations, recordDeletion, withRuleMessages } from '../../store/record';
import { type DaysAhead, carryOutPlan, isOfDays, planService } from '../../store/timetable/planService';
import {
  CHANGED,
  type KnownService,
  NO_SERVICE,
  SERVICE_KIND,
  serviceAsker,
  serviceColumns,
  servicesWhere,
} from '../../store/timetable/services';

/** The greatest number of trips that a preview names. */
const MOST_NAMED = 100;

/** Returns what a change of several services would do to their trips; stores nothing. */
export const previewServices = (context: PersonContext): Promise<Data<WireServicesPreview>> =>
  context.db.transaction(async (tx) => {
    await tx.query(sql`savepoint preview`);
    const { preview } = await changeAll(tx, context, true);
    await tx.query(sql`rollback to savepoint preview`);
    return { data: preview };
  });

/** Changes several services and their trips as a preview has shown it, or none of them. Throws a 409 at `plan` if it would do something else by now. */
export const changeServices = (context: PersonContext): Promise<Data<{ changed: number }>> =>
  once(context, async (tx) => {
    const { preview, was } = await changeAll(tx, context);
    if (context.input['plan'] !== preview.plan) throw lostRace({ plan: CHANGED });
    const ids = [...was.keys()];
    const services = await servicesWhere(tx, sql`service.id = any(${ids}::uuid[])`);
    const after = new Map(services.map((service) => [service.id, serviceCodec.write(service)]));
    const made = [];
    for (const [id, kept] of was) {
      const [before, record] = [kept && serviceCodec.write(kept), after.get(id)];
      const at = { ...context, id };
      if (before && record) await recordChanges(SERVICE_KIND, tx, at, { before, after: record });
      else if (before) await recordDeletion(SERVICE_KIND, tx, at, before);
      else if (record) made.push({ id, record });
    }
    await recordCreations(SERVICE_KIND, tx, context, made);
    return { data: { changed: ids.length - made.length } };
  });

/** Changes the services of the call, and unless it is only shown, their trips. Returns what that does, and what each service was: undefined if it is new. */
async function changeAll(tx: Transaction, context: PersonContext, isShown = false) {
  const { within, isDeletion = false, of } = wishIn(context);
  const services = await lockServices(tx, context, isDeletion);
  const ask = await serviceAsker(tx, context);
  if (!isShown) {
    const ids = services.map(({ kept }) => kept.id);
    await tx.query(sql`select id from trip where service_id = any(${ids}::uuid[]) and ${isOfDays(within)}
      order by id for update`);
  }
  const was = new Map<string, KnownService | undefined>();
  const questions: string[] = [];
  const changes: { kept: KnownService; values: TimetableValues; days: DayChange[] }[] = [];
  for (const { kept, isPaused } of services) {
    const wish = of(kept);
    if (!wish) continue;
    const { values, ending } = wish;
    const { id, routeKey, routeId } = kept;
    const plan = await planService(tx, { id, routeKey, values, kept, isPaused, within }, context, false);
    if (ending) await ask(ending, routeKey, id);
    const asked = isDeletion ? [] : Object.values(await ask(values, routeKey, ending ? undefined : id));
    questions.push(...asked.map((question) => `${routeId}: ${question}`));
    const goesOn = ending ? newId() : id;
    await withRuleMessages({ service_taken: { departs_at: takenOn(routeId) } }, async () => {
      await tx.query(sql`update service set ${serviceColumns.assigned(ending ?? values)},
        deleted_at = ${isDeletion ? context.now : null} where id = ${id}`);
      if (ending)
        await tx.query(sql`insert into service (id, route_id, ${serviceColumns.inserted}, least_fare_kobo)
          values (${goesOn}, ${routeKey}, ${serviceColumns.values(values)}, ${kept.leastFare})`);
    });
    was.set(goesOn, undefined).set(id, kept);
    changes.push({ kept, values, days: plan.days });
    if (isShown) continue;
    if (ending)
      await tx.query(
        sql`update trip set service_id = ${goesOn} where service_id = ${id} and ${isOfDays(within)}`,
      );
    await carryOutPlan(tx, { id: goesOn, routeKey, values }, plan, context);
  }
  return { was, preview: previewOf(changes, questions) };
}

function previewOf(
  changes: readonly { kept: KnownService; days: readonly DayChange[] }[],
  questions: string[],
): WireServicesPreview {
  const days = changes.flatMap(({ kept, days: some }) =>
    some.map((one) => ({ ...one, name: `${kept.routeId}, ${serviceDayName(one)}` })),
  );
  const count = (...kinds: DayChange['kind'][]) => days.filter(({ kind }) => kinds.includes(kind)).length;
  const staying = days.flatMap(({ kind, tripId, why, name }) =>
    kind === 'stays' && tripId && why ? [{ trip_id: tripId, name, why }] : [],
  );
  return {
    added: count('added'),
    moved: count('moved', 'changed'),
    removed: count('removed'),
    staying: staying.slice(0, MOST_NAMED),
    stay_count: staying.length,
    questions,
    plan: planToken([changes, questions]),
  };
}

interface Wish {
  values: TimetableValues;
  /** What the service is until then, if a new one goes on with the values. */
  ending?: TimetableValues | undefined;
}

interface Wishes {
  /** The days that are changed. */
  within: DaysAhead;
  /** Whether the services are deleted: they end before today. */
  isDeletion?: boolean;
  /** Returns what is done to a service; undefined if it stays as it is. */
  of: (kept: KnownService) => Wish | undefined;
}

/** Parses what is done to the services of the call. Throws a 422 at its fields. */
function wishIn({ input, today }: PersonContext): Wishes {
  const change = SERVICES_CHANGES.find((one) => one === input['change']);
  if (change === undefined) throw invalid({ change: 'Choose what is changed.' });
  const { notOn, departsAt = '', from = '' } = formIn(SERVICES_SCHEMAS[change], timetableWire.names, input);
  if (change === 'notOn') {
    const days = listedDays(notOn);
    return { within: { from: today, days }, of: (kept) => withoutDays(kept, days) };
  }
  if (change === 'delete') {
    const last = addDays(today, -1);
    const ended = (kept: KnownService) =>
      partOfService(kept, { last }) ?? { ...kept, until: last, alsoOn: undefined };
    return { within: { from: today }, isDeletion: true, of: (kept) => ({ values: ended(kept) }) };
  }
  if (from < today) throw invalid({ from_day: 'This day has passed. Enter today or a later day.' });
  return {
    within: { from },
    of(kept) {
      const after = partOfService(kept, { first: from });
      const ending = partOfService(kept, { last: addDays(from, -1) });
      if (!after || kept.departsAt === departsAt) return undefined;
      return { values: { ...(ending ? after : kept), departsAt }, ending };
    },
  };
}

function withoutDays(kept: KnownService, days: readonly Day[]): Wish | undefined {
  const values = days.reduce((service, day) => withDay(service, day, false), kept);
  const { notOn: tooMany } = fieldErrors(timetableSchema.pick(['notOn']), values);
  if (tooMany) throw invalid({ not_on: `${SERVICE_KIND.nameOf(serviceCodec.write(kept))}: ${tooMany}` });
  const isSame = values.notOn === kept.notOn && values.alsoOn === kept.alsoOn;
  return isSame ? undefined : { values };
}

const takenOn = (route: string) =>
  `${route} would have two services at this time on the same days. Untick one of them.`;

const LOCKED = columns(
  'service.id',
  'service.deleted_at',
  'route.origin_terminal_id',
  'route.out_of_service_at',
);

/** Returns the services of the call, and locks them and the fares of their routes. Throws a 422 at `service_ids` if one of them is not the person's to keep or, unless they are deleted, was deleted. */
async function lockServices(tx: Transaction, { input, person, due }: PersonContext, isDeletion: boolean) {
  const ids = (listIn(input['service_ids']) ?? []).map((id) => (typeof id === 'string' ? id : ''));
  if (ids.length === 0 || ids.length > MOST_SERVICES)
    throw invalid({ service_ids: `Send 1 to ${MOST_SERVICES} services.` });
  if (!ids.every(isId)) throw invalid({ service_ids: NO_SERVICE });
  const chosen = sql`service.id = any(${ids}::uuid[])`;
  const locked = await tx.query(sql`select ${LOCKED} from service join route on route.id = service.route_id
    where ${chosen} order by service.id for update of service for share of route`);
  const isTheirs = locked.every((row) => mayDo(person, 'timetable.keep', { own: row.origin_terminal_id }));
  const isGone = !isDeletion && locked.some((row) => row.deleted_at !== null);
  if (locked.length < new Set(ids).size || !isTheirs || isGone) throw invalid({ service_ids: NO_SERVICE });
  const isOut = new Map(locked.map((row) => [row.id, row.out_of_service_at !== null]));
  const services = await servicesWhere(tx, chosen);
  return services.map((kept) => ({ kept, isPaused: due === undefined || isOut.get(kept.id) === true }));
}
