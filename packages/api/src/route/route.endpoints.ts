import { ROUTE_FIELDS, endsOfRoute, valuesOf, type Route, type RouteForm } from '@motorpark/domain';
import { rowsOfCall } from '../rows/rowsOfCall';
import { writesOf } from '../rows/records';
import { ROUTE_LIST, ROUTE_WIRE, routeWire, routeCalls } from '@motorpark/contract';
import { readRecord, type Fields } from '../reading';
import { readService } from '../service/readService';

export function readRoute(row: Fields, place: number): Route {
  const route = readRecord(ROUTE_FIELDS, ROUTE_WIRE, row, place);
  const ends = endsOfRoute(route.routeId);
  return {
    ...route,
    ...readService(row),
    origin: route.origin || ends.origin,
    destination: route.destination || ends.destination,
  };
}

export const routeSource = rowsOfCall({
  list: 'routes',
  columns: ROUTE_LIST,
  call: routeCalls.getRoutes,
  read: readRoute,
});

export const { save: saveRoute, remove: deleteRoute } = writesOf<RouteForm>({
  create: routeCalls.createRoute,
  edit: routeCalls.editRoute,
  remove: routeCalls.deleteRoute,
  payloadOf: (form) => routeWire.payload(valuesOf(ROUTE_FIELDS, form)),
});
