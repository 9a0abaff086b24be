import { endsOfRoute, type Route, type RouteForm } from '@motorpark/domain';
import { request } from '../client/connection';
import { saveWith, type Outcome, type Save, type Saved } from '../client/records';
import { CALLS, ROUTE_FIELDS, type RoutePayload } from '@motorpark/contract';
import { idOf, read, rowsOf, textOf, versionOf, type Fields } from '../reading';

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

export const listRoutes = async (): Promise<Route[]> => rowsOf(await request(CALLS.getRoutes)).map(readRoute);

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
