import { ROUTE_FIELDS, type RouteFields, type ServiceForm, type ServiceStatus } from '@motorpark/domain';
import { put } from './call';
import { type PayloadOfFields, type RowOf, type WireFields, wireNoun } from './fields';
import { officeCalls } from './officeCalls';
import type { Data, Versioned } from './wire';

export const ROUTE_WIRE = {
  routeId: { sent: 'route_id' },
  /** The name of a terminal, as is `destination`. */
  origin: { sent: 'origin' },
  destination: { sent: 'destination' },
  distance: { sent: 'distance' },
  duration: { sent: 'duration' },
  /** Only from our own server, like the next: naira, empty if the route has none. A payload without it leaves it as it is. */
  fare: { sent: 'fare' },
  mostFare: { sent: 'most_fare' },
} as const satisfies WireFields<RouteFields>;

export type RoutePayload = PayloadOfFields<RouteFields, typeof ROUTE_WIRE>;

export const routeWire = wireNoun(ROUTE_FIELDS, ROUTE_WIRE);

export interface WireRoute extends Versioned, RowOf<RouteFields, typeof ROUTE_WIRE> {
  id: string;
  /** Only from our own server. */
  status?: ServiceStatus;
}

const calls = officeCalls<RoutePayload, WireRoute, 'route'>({
  one: 'route',
  many: 'routes',
  list: '/api/get_routes',
});

export const routeCalls = {
  getRoutes: calls.list,
  createRoute: calls.create,
  editRoute: calls.edit,
  deleteRoute: calls.remove,
};

export const routeExtensions = {
  routeStatus: put<ServiceForm, Data<WireRoute>>('/api/route_status/{id}', {
    does: 'route.setStatus',
  }),
};
