import { type WireFare, fareCodec, fareWire } from '@motorpark/contract';
import {
  FARE_FIELDS,
  type FareValues,
  type Kobo,
  TRIP_FIELDS,
  fareSchema,
  formatNaira,
} from '@motorpark/domain';
import { sheetOf } from '../../csv';
import { columns, computed, type Transaction, sql } from '../../db';
import { listRows } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { fieldColumns } from '../field';
import { recordEdits } from '../history';
import type { RecordKind } from '../record';
import { ROUTE_REFERENCE } from '../route/routeReference';
import { type SortKeys, ROUTES } from '../search';
import { cheaperTypesQuestion, isAskedAlready } from './cheaperTypes';
import { fareHolding } from './fares';

/** The route's id is written separately. */
const COLUMNS = fieldColumns(FARE_FIELDS, 'fare', {
  routeId: { column: 'code', from: sql`route.code` },
  vehicleType: { keep: (type) => type || null },
  name: { keep: (name) => name || null },
  from: { column: 'from_day' },
  until: { column: 'until_day' },
});

const ROW = columns('fare.id', 'fare.version', COLUMNS.selectedFor(fareCodec));

const SORTS: SortKeys<'fares'> = {
  from_day: { column: sql`(fare.from_day - date '2000-01-01')::bigint`, type: 'bigint' },
};

const TAKEN = 'There is a fare for this route, vehicle type and first day already. Change that one.';

/** The fares of routes by vehicle type and period (docs/fares.md#by-vehicle-type-and-period), those that begin last first. */
export const fares: RecordKind<FareValues, WireFare> = {
  noun: 'fare',
  missing: 'This fare does not exist or was already deleted.',
  read: ({ input }) => valuesIn(fareWire, fareSchema, input),
  rows: async (db, chosen) => {
    const rows = await listRows(
      db,
      sql`select ${ROW} from fare join route on route.id = fare.route_id where ${chosen}`,
    );
    return rows.map(fareCodec.write);
  },
  order: { column: sql`(date '3000-01-01' - fare.from_day)::bigint`, type: 'bigint' },
  list: {
    names: [ROUTES(sql`fare.route_id`)],
    sorts: SORTS,
    sheet: sheetOf<'fares', WireFare>('fares', {
      vehicleType: ({ vehicle_type: type }) => type || 'Any',
    }),
  },
  refersTo: [ROUTE_REFERENCE],
  columns: COLUMNS,
  beside: (_form, idOf) => ({ route_id: idOf('route_id') }),
  afterwards: async (tx, context, { before, after }) => {
    if (after && context.input['confirmed'] === false) await askAboutTypes(tx, context, { before, after });
    for (const fare of [before, after]) if (fare) await changeTrips(tx, fare, context);
  },
  rules: { fare_taken: { from_day: TAKEN } },
  nameOf: ({ route_id: route, name, vehicle_type: type, from_day: from }) =>
    [route, type, name || `from ${from}`].filter(Boolean).join(', '),
  uses: [],
  inUseMessage: ({ name }) => name,
};

/** Asks before another vehicle type becomes cheaper: a 422 at `confirmed`, for clients that can answer. */
async function askAboutTypes(
  tx: Transaction,
  { today }: PersonContext,
  { before, after }: { before?: WireFare | undefined; after: WireFare },
): Promise<void> {
  const fare = fareCodec.read(after);
  if (isAskedAlready(fare, before && fareCodec.read(before))) return;
  const route = sql`(select id from route where code = ${fare.routeId})`;
  const question = await cheaperTypesQuestion(tx, { fare, route, id: fare.id, today });
  if (question !== undefined) throw invalid({ confirmed: question });
}

/** SQL: whether a trip of the timetable follows its route's fares. One that got its fare by hand has both times of that moment; one that was only delayed or moved follows. */
const FOLLOWS = sql`trip.fare_set_at is distinct from trip.changed_by_hand_at
  and trip.route_id = (select service.route_id from service where service.id = service_id)`;

/**
 * Gives the trips of the timetable on the days of a fare what now holds for them. Those that have left, or got another fare or route by hand, stay. Sold ones
 * change, too: their tickets keep their price, and further seats cost the new fare.
 */
async function changeTrips(
  tx: Transaction,
  { route_id: code, vehicle_type: type, from_day: from, until_day: until }: WireFare,
  { person, now, today }: PersonContext,
): Promise<void> {
  const [route] = await tx.query(
    sql`select ${columns('route.id')} from route where code = ${code} for no key update`,
  );
  if (!route) return;
  const affected = sql`trip.route_id = ${route.id} and service_id is not null and trip.deleted_at is null
    and trip.status = 'Scheduled' and ${FOLLOWS} and trip.departs_at > ${now}
    and service_day >= greatest(${today}::date, ${from}::date) and service_day <= coalesce(${until || null}::date, 'infinity')
    and coalesce(planned_vehicle_type = ${type || null}, true)`;
  await tx.query(sql`select id from trip where ${affected} order by id for update`);
  const fare = fareHolding({
    route: sql`trip.route_id`,
    type: sql`planned_vehicle_type`,
    day: sql`service_day`,
  });
  const trips = await tx.query(sql`
    select ${columns('trip.id', 'trip.amount_kobo', computed<{ fare: Kobo }>({ fare: sql`coalesce(${fare}, service.fare_kobo)` }))}
    from trip join service on service.id = service_id where ${affected}`);
  const changed = trips.filter((trip) => trip.fare !== trip.amount_kobo);
  await tx.query(sql`
    update trip set amount_kobo = changed.fare, fare_set_at = ${now}
    from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map((trip) => trip.fare)}::bigint[]) as changed (id, fare)
    where trip.id = changed.id`);
  const edits = changed.map(({ id, amount_kobo: was, fare: is }) => ({
    id,
    fields: [{ field: TRIP_FIELDS.amount.label, from: formatNaira(was), to: formatNaira(is) }],
  }));
  await recordEdits(tx, { noun: 'trip', person, now }, edits);
}
