import { endsOfRoute, type Route, type RouteForm } from '@motorpark/domain';
import { request } from '../client/connection';
import type { Outcome, Save } from '../client/records';
import { CALLS, ROUTE_FIELDS, type RoutePayload } from '../contract';
import { idOf, read, rowsOf, textOf, type Fields } from '../reading';

export function readRoute(row: Fields, place: number): Route {
  const routeId = textOf(read(row, 'route_id', 'routeId')) ?? '';
  const ends = endsOfRoute(routeId);
  return {
    id: idOf(row, place),
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

export async function saveRoute({ id, form, idempotencyKey }: Save<RouteForm>): Promise<Outcome> {
  const payload = payloadOf(form);
  if (id === undefined) await request(CALLS.createRoute, { payload, idempotencyKey });
  else await request(CALLS.editRoute, { id, payload });
  return 'done';
}

export async function deleteRoute(id: string): Promise<Outcome> {
  await request(CALLS.deleteRoute, { id });
  return 'done';
}
