import { type WireService, timetableWire, serviceCodec } from '@motorpark/contract';
import {
  type Day,
  type Departing,
  DAY_LIST,
  type Kobo,
  type RouteFares,
  TIMETABLE_FIELDS,
  type TimetableService,
  type TimetableValues,
  brokenFareLimit,
  daysText,
  formatTyped,
  listedDays,
  serviceQuestions,
  tripsLeftAt,
  timetableSchema,
} from '@motorpark/domain';
import { columns, computed, type Sql, type Statement, type Transaction, sql } from '../../db';
import { fromLagos, lagosDayOf, lagosTimeOf } from '../../db/lagos';
import { listRows } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { wireErrors } from '../../request/fields';
import { valuesIn } from '../../request/form';
import { fieldColumns } from '../field';
import type { IdOf } from '../record';
import { routeNamed } from '../route/routeNamed';
import { SERVED_ROUTE_REFERENCE } from '../route/routeReference';

/** The route's id is written separately. */
export const serviceColumns = fieldColumns(TIMETABLE_FIELDS, 'service', {
  routeId: { column: 'route_code', from: sql`route.code` },
  seats: { column: 'seat_count' },
  from: { column: 'from_day' },
  until: { column: 'until_day' },
});

const ROW = columns(
  'service.id',
  'service.version',
  serviceColumns.selected,
  'service.route_id',
  'service.least_fare_kobo',
);

/** A service with the id of its route. */
export interface KnownService extends TimetableService {
  routeKey: string;
  /** The last fare of somebody who may go below that of its route: the least for whoever may not. Null if there is none. */
  leastFare: Kobo | null;
}

/** SQL: the name of a service, which sorts by time of departure; `id` is the column of its id. */
export const serviceNamed = (id: Statement): Statement => sql`(
  select ${routeNamed(sql`service.route_id`)} || ', ' || service.departs_at from service where service.id = ${id})`;

/** Refuses what would do something else than its preview. */
export const CHANGED =
  'Somebody has sold a seat or changed a trip meanwhile. Check what the timetable changes again.';

export const NO_SERVICE = 'This service does not exist.';

/** Returns the services that match a condition, but for deleted ones, by the time of departure. */
export async function servicesWhere(db: Sql, condition: Statement): Promise<KnownService[]> {
  const rows = await listRows(
    db,
    sql`select ${ROW} from service join route on route.id = service.route_id where service.deleted_at is null and (${condition})
      order by service.departs_at, service.from_day, service.id`,
  );
  return rows.map((row) =>
    Object.assign(serviceColumns.read(row), {
      id: row.id,
      version: row.version,
      routeKey: row.route_id,
      leastFare: row.least_fare_kobo,
    }),
  );
}

/** The time and the days of trips whose service was deleted. */
const LEFT = computed<{ at: string; days: Day[] }>({
  at: lagosTimeOf(sql`trip.departs_at`),
  days: sql`array_agg(to_char(${lagosDayOf(sql`trip.departs_at`)}, 'YYYY-MM-DD') order by trip.departs_at)`,
});

/** Returns the trips ahead on a route whose service was deleted. */
async function tripsLeft(tx: Sql, routeKey: string, today: Day): Promise<Departing[]> {
  const left = await tx.query(sql`
    select ${LEFT} from trip join service on service.id = service_id
    where trip.route_id = ${routeKey} and trip.departs_at >= ${fromLagos(sql`${today}::timestamp`)}
      and service.deleted_at is not null and trip.deleted_at is null and trip.status = 'Scheduled'
    group by 1 order by 1`);
  return left.map(({ at, days }) => tripsLeftAt(at, days));
}

type Known = TimetableValues & { id?: string };

/** Returns a function that says what is unusual about a service, beside all others of its route and those asked about before; `keptId` is that of the one that it changes. Nobody else writes services until the transaction ends. */
export async function serviceAsker(tx: Transaction, { today }: Pick<PersonContext, 'today'>) {
  await tx.query(sql`lock table service in share row exclusive mode`);
  const byRoute = new Map<string, { known: Known[]; left: Departing[] }>();
  return async (form: TimetableValues, routeKey: string, keptId?: string) => {
    const { known, left } = byRoute.get(routeKey) ?? {
      known: await servicesWhere(tx, sql`service.route_id = ${routeKey}`),
      left: await tripsLeft(tx, routeKey, today),
    };
    const kept = known.find(({ id }) => id !== undefined && id === keptId);
    const beside: Known[] = known.filter((one) => one !== kept);
    byRoute.set(routeKey, { known: [...beside, form], left });
    const others = [...beside, ...left];
    return wireErrors(timetableWire.names, serviceQuestions(form, others, { kept, today }));
  };
}

/** Parses the form of a service. Throws a 422 at its fields. */
export function serviceIn({ input }: Pick<PersonContext, 'input'>): TimetableValues {
  const values = valuesIn(timetableWire, timetableSchema, input);
  if (values.until !== undefined && values.until < values.from)
    throw invalid({ until_day: 'The last day is before the first.' });
  const both = listedDays(values.notOn).filter((day) => listedDays(values.alsoOn).includes(day));
  if (both.length > 0)
    throw invalid({
      also_on: `${DAY_LIST.show(daysText(both))} is in Not on as well. Leave it in one of the two.`,
    });
  return values;
}

/** Throws a 422 at `fare` if a service would make its trips beyond the limits of its route, whoever keeps it: the list of fares is for that (docs/timetable.md). */
export function refuseFareBeyond({ routeId, fare: amount }: TimetableValues, limits: RouteFares): void {
  const limit = brokenFareLimit({ routeId, amount }, limits);
  if (limit !== undefined)
    throw invalid({ fare: `${limit} The head office enters another one for these days under Fares.` });
}

const TAKEN = { departs_at: 'This route has a service at this time on the same days already.' };

/** Services as records: how they are read and written, and how Activity names them: `Awka - Lagos, 07:00 AM`. */
export const SERVICE_KIND = {
  noun: 'service',
  read: serviceIn,
  rows: async (db: Sql, chosen: Statement) => (await servicesWhere(db, chosen)).map(serviceCodec.write),
  refersTo: [SERVED_ROUTE_REFERENCE],
  columns: serviceColumns,
  beside: (_form: TimetableValues, idOf: IdOf) => ({ route_id: idOf('route_id') }),
  // Only the head office imports them.
  start: ({ fare }: TimetableValues) => ({ least_fare_kobo: fare }),
  rules: { service_taken: TAKEN },
  nameOf: ({ route_id: route, departs_at: time }: WireService) =>
    `${route}, ${formatTyped(TIMETABLE_FIELDS.departsAt, time)}`,
} as const;
