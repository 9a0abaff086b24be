import { endsOfRoute, type Route } from '@motorpark/domain';
import { request } from '../client/connection';
import { CALLS } from '../contract';
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
