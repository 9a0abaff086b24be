import {
  formatNaira,
  searchText,
  ROUTE_FIELDS,
  endsOfRoute,
  valuesOf,
  type Route,
  type RouteForm,
} from '@motorpark/domain';
import { capabilities } from '../client/connection';
import { rowsOfCall } from '../client/rowsOfCall';
import { writesOf } from '../client/records';
import { ROUTE_WIRE, routeWire, routeCalls } from '@motorpark/contract';
import { readRecord, type Fields } from '../reading';

export function readRoute(row: Fields, place: number): Route {
  const route = readRecord(ROUTE_FIELDS, ROUTE_WIRE, row, place);
  const ends = endsOfRoute(route.routeId);
  return {
    ...route,
    origin: route.origin || ends.origin,
    destination: route.destination || ends.destination,
  };
}

/** The row source of the list of routes. */
export const routeRows = rowsOfCall({
  list: 'routes',
  call: routeCalls.getRoutes,
  read: readRoute,
  shownBy: ({ routeId, origin, destination, distance, duration, fare }) => ({
    texts: [routeId, origin, destination, distance, duration, fare === undefined ? '' : formatNaira(fare)],
  }),
  sorts: {
    routeId: { onWire: 'route_id', of: ({ routeId }) => searchText(routeId) },
  },
});

export const { save: saveRoute, remove: deleteRoute } = writesOf<RouteForm>({
  create: routeCalls.createRoute,
  edit: routeCalls.editRoute,
  remove: routeCalls.deleteRoute,
  payloadOf: (form) => {
    const { fare, ...core } = routeWire.payload(valuesOf(ROUTE_FIELDS, form));
    // Known by now: the terminals of the form were loaded by it.
    return capabilities().known()?.has('routes.fares') ? { ...core, fare } : core;
  },
});
