import { type LIST_SORTS, type WireRoute, routeWire } from '@motorpark/contract';
import { ROUTE_FIELDS, type RouteValues, routeSchema, toEntity, valuesOf } from '@motorpark/domain';
import { money, sheetOf } from '../../csv';
import { columns, sql } from '../../db';
import { fieldColumns } from '../field';
import { formIn } from '../../request/form';
import { inUseMessage, type RecordKind } from '../record';
import { listRows } from '../../db/rows';
import { type Key, TERMINALS } from '../search';
import { tripsThatUse } from '../record/tripUses';
import { ENDS, refuseEndChange } from './ends';

const TAKEN = { route_id: 'A route with this ID already exists.' };

/** The ids of both terminals are written separately, and so is the fare, which not every client sends. */
const COLUMNS = fieldColumns(ROUTE_FIELDS, 'route', {
  routeId: { column: 'code' },
  origin: { column: 'origin', from: sql`origin.name` },
  destination: { column: 'destination', from: sql`destination.name` },
  distance: { column: 'distance' },
  duration: { column: 'duration' },
  fare: { column: 'fare_kobo', from: sql`route.fare_kobo` },
});

const ROW = columns('route.id', 'route.version', COLUMNS.selected);

/** A route form as a client sent it. */
interface SentRoute extends RouteValues {
  /** Whether it has the field `fare`, which the core contract lacks. Without it a route keeps its fare. */
  hasFareField: boolean;
}

const ORDER = sql`route.code`;

const SORTS: Readonly<Record<(typeof LIST_SORTS.routes)[number], Key>> = {
  route_id: { column: sql`route.search_name collate "C"`, type: 'text' },
};

const SHEET = sheetOf<'routes', WireRoute>('routes', {
  'Route ID': (route) => route.route_id,
  Origin: ({ origin }) => origin,
  Destination: ({ destination }) => destination,
  Distance: ({ distance }) => distance,
  Duration: ({ duration }) => duration,
  Fare: ({ fare }) => (fare === '' ? undefined : money(fare)),
});

/** The routes between terminals. */
export const routes: RecordKind<SentRoute, WireRoute> = {
  noun: 'route',
  missing: 'This route does not exist or was already deleted.',
  read: ({ input }) => ({
    ...valuesOf(ROUTE_FIELDS, formIn(routeSchema, routeWire.names, input)),
    hasFareField: input['fare'] !== undefined,
  }),
  rows: async (db, chosen) => {
    const rows = await listRows(
      db,
      sql`select ${ROW}
        from route
        join terminal as origin on origin.id = origin_terminal_id
        join terminal as destination on destination.id = destination_terminal_id
        where ${chosen}`,
    );
    return rows.map((row) =>
      Object.assign(routeWire.row(toEntity(ROUTE_FIELDS, COLUMNS.read(row))), {
        id: row.id,
        version: row.version,
      }),
    );
  },
  order: ORDER,
  list: {
    names: [TERMINALS(sql`route.origin_terminal_id`, sql`route.destination_terminal_id`)],
    sorts: SORTS,
    sheet: SHEET,
  },
  refersTo: ENDS,
  columns: COLUMNS,
  beside: ({ fare = null, hasFareField }, endAt) => ({
    origin_terminal_id: endAt('origin'),
    destination_terminal_id: endAt('destination'),
    ...(hasFareField && { fare_kobo: fare }),
  }),
  beforeEdit: refuseEndChange,
  rules: {
    route_code_taken: TAKEN,
    route_code_taken_in_any_case: TAKEN,
    route_goes_somewhere: { destination: 'Origin and destination must be two different terminals.' },
  },
  nameOf: (route) => route.route_id,
  uses: tripsThatUse(sql`route_id`),
  inUseMessage,
};
