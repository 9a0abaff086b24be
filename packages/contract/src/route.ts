import type { RouteForm } from '@motorpark/domain';
import { type Data, type Nothing, type Versioned } from './wire';
import { call } from './call';
import type { Found, QueryOf } from './search';

export interface RoutePayload {
  route_id: string;
  /** Names of terminals. */
  origin: string;
  destination: string;
  distance: string;
  duration: string;
}

/** Form field to wire field. */
export const ROUTE_FIELDS = {
  routeId: 'route_id',
  origin: 'origin',
  destination: 'destination',
  distance: 'distance',
  duration: 'duration',
} as const satisfies Record<keyof RouteForm, keyof RoutePayload>;

export interface WireRoute extends RoutePayload, Versioned {
  id: string;
}

export const routeCalls = {
  getRoutes: call<Nothing | QueryOf<'routes'>, Found<WireRoute>>({
    method: 'GET',
    path: '/api/get_routes',
    who: 'staff',
  }),
  createRoute: call<RoutePayload, Data<WireRoute>>({
    method: 'POST',
    path: '/api/create_routes',
    who: 'super_admin',
    repeatable: true,
  }),
  editRoute: call<RoutePayload, Data<WireRoute>>({
    method: 'PUT',
    path: '/api/edit_route/{id}',
    who: 'super_admin',
  }),
  deleteRoute: call<Nothing, Data<WireRoute>>({
    method: 'DELETE',
    path: '/api/delete_route/{id}',
    who: 'super_admin',
  }),
};
