import { type WireRoute, routeCodec, routeWire } from '@motorpark/contract';
import { ROUTE_FIELDS, type RouteValues, SERVICE_STATUSES, routeSchema, valuesOf } from '@motorpark/domain';
import { sheetOf } from '../../csv';
import { columns, computed, sql, type Sql } from '../../db';
import { fieldColumns } from '../field';
import { formIn } from '../../request/form';
import {
  type IdOf,
  inUseOrRetired,
  permanentUse,
  type RecordKind,
  type Reference,
  serviceOf,
} from '../record';
import { listRows } from '../../db/rows';
import { type SortKeys, TERMINALS } from '../search';
import { tripsOfRoute } from '../record/tripUses';
import { invalid } from '../../request/failure';
import { lockTerminalsCalled, noTerminal } from '../terminal/lockTerminal';

const ENDS: readonly Reference<RouteValues>[] = [
  endOf('origin', ({ origin }) => origin),
  endOf('destination', ({ destination }) => destination),
];

function endOf(
  field: 'origin' | 'destination',
  nameIn: (form: RouteValues) => string,
): Reference<RouteValues> {
  return { field, nameIn, find: lockTerminalsCalled, missing: noTerminal };
}

const IN_USE = 'This route already has trips between its terminals. Create another route instead.';

/** Throws a 422 if an edit moves the ends of a route that has trips, because tickets were sold for its terminals. */
async function refuseEndChange(tx: Sql, id: string, endAt: IdOf): Promise<void> {
  // Locked first, so that no trip can be created on the route between the check and the change.
  const [route] = await tx.query(sql`
    select ${columns('route.origin_terminal_id as origin', 'route.destination_terminal_id as destination')}
    from route where id = ${id} for update`);
  if (!route) return;
  const moved = {
    ...(route.origin !== endAt('origin') && { origin: IN_USE }),
    ...(route.destination !== endAt('destination') && { destination: IN_USE }),
  };
  if (Object.keys(moved).length === 0) return;
  // Deleted trips without tickets do not count; they follow the route.
  const trips = await tx.query(sql`
    select id from trip where route_id = ${id}
      and (deleted_at is null or exists (select from ticket where trip_id = trip.id)) limit 1`);
  if (trips.length > 0) throw invalid(moved);
}

const TAKEN = { route_id: 'A route with this ID already exists.' };

/** The ids of both terminals are written separately, and so are the fares, which not every client sends. */
const COLUMNS = fieldColumns(ROUTE_FIELDS, 'route', {
  routeId: { column: 'code' },
  origin: { from: sql`origin.name` },
  destination: { from: sql`destination.name` },
  fare: { from: sql`route.fare_kobo` },
  mostFare: { from: sql`route.most_fare_kobo` },
});

const STATUS = serviceOf(sql`route`);

const ROW = columns(
  'route.id',
  'route.version',
  COLUMNS.selectedFor(routeCodec),
  computed<Pick<WireRoute, 'status'>>({ status: STATUS }),
);

/** A route form as a client sent it. */
interface SentRoute extends RouteValues {
  /** Whether it has these fields, which the core contract lacks. Without them a route keeps its fares. */
  hasFareField: boolean;
  hasMostField: boolean;
}

const ORDER = sql`route.code`;

const SORTS: SortKeys<'routes'> = {
  route_id: { column: sql`route.search_name collate "C"`, type: 'text' },
};

const SHEET = sheetOf<'routes', WireRoute>('routes', {});

export const routes: RecordKind<SentRoute, WireRoute> = {
  noun: 'route',
  missing: 'This route does not exist or was already deleted.',
  read: ({ input }) => ({
    ...valuesOf(ROUTE_FIELDS, formIn(routeSchema, routeWire.names, input, { isStrict: true })),
    hasFareField: input['fare'] !== undefined,
    hasMostField: input['most_fare'] !== undefined,
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
    return rows.map(routeCodec.write);
  },
  order: ORDER,
  list: {
    names: [TERMINALS(sql`route.origin_terminal_id`, sql`route.destination_terminal_id`)],
    status: { column: STATUS, words: SERVICE_STATUSES },
    sorts: SORTS,
    sheet: SHEET,
  },
  refersTo: ENDS,
  columns: COLUMNS,
  beside: ({ fare = null, mostFare = null, hasFareField, hasMostField }, endAt) => ({
    origin_terminal_id: endAt('origin'),
    destination_terminal_id: endAt('destination'),
    ...(hasFareField && { fare_kobo: fare }),
    ...(hasMostField && { most_fare_kobo: mostFare }),
  }),
  beforeEdit: refuseEndChange,
  rules: {
    route_code_taken: TAKEN,
    route_code_taken_in_any_case: TAKEN,
    route_fares_in_order: { most_fare: 'The highest fare is less than the fare.' },
    route_goes_somewhere: { destination: 'Origin and destination must be two different terminals.' },
  },
  nameOf: (route) => route.route_id,
  uses: [
    ...tripsOfRoute,
    permanentUse(
      'service of the timetable',
      (id) => sql`from service where route_id = ${id}`,
      'services of the timetable',
    ),
  ],
  inUseMessage: inUseOrRetired,
};
