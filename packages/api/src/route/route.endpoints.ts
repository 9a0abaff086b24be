import { searchText, endsOfRoute, type Route, type RouteForm } from '@motorpark/domain';
import { request } from '../client/connection';
import { rowsOfCall } from '../client/rowsOfCall';
import { saveWith, type Outcome, type Save, type Saved } from '../client/records';
import { CALLS, ROUTE_FIELDS, type RoutePayload } from '@motorpark/contract';
import { idOf, read, textOf, versionOf, type Fields } from '../reading';

export function readRoute(row: Fields, place: number): Route {
  const routeId = textOf(read(row, 'route_id', 'routeId')) ?? '';
  const ends = endsOfRoute(routeId);
  return {
    id: idOf(row, place),
    version: versionOf(row),
    routeId,
    origin: textOf(read(row, 'origin')) ?? ends.origin,
    destination: textOf(read(row, 'destination')) ?? ends.destination,
    distance: textOf(read(row, 'distance')) ?? '',
    duration: textOf(read(row, 'duration')) ?? '',
  };
}

/** All that the list of routes shows, to be searched and sorted. */
export const routeRows = rowsOfCall({
  list: 'routes',
  call: CALLS.getRoutes,
  read: readRoute,
  shownBy: ({ routeId, origin, destination, distance, duration }) => ({
    texts: [routeId, origin, destination, distance, duration],
  }),
  sorts: {
    routeId: { onWire: 'route_id', of: ({ routeId }) => searchText(routeId) },
  },
});

export const listRoutes = routeRows.all;

const payloadOf = (form: RouteForm): RoutePayload => ({
  [ROUTE_FIELDS.routeId]: form.routeId,
  [ROUTE_FIELDS.origin]: form.origin,
  [ROUTE_FIELDS.destination]: form.destination,
  [ROUTE_FIELDS.distance]: form.distance,
  [ROUTE_FIELDS.duration]: form.duration,
});

export const saveRoute = (order: Save<RouteForm>): Promise<Saved> =>
  saveWith({ create: CALLS.createRoute, edit: CALLS.editRoute }, order, payloadOf(order.form));

export async function deleteRoute(id: string, version?: number): Promise<Outcome> {
  await request(CALLS.deleteRoute, { id, version });
  return 'done';
}
