import { ROUTE_FIELDS, valuesOf, type RouteForm } from '@motorpark/domain';
import { rowsOfCall } from '../rows/rowsOfCall';
import { writesOf } from '../rows/records';
import { routeWire, routeCalls } from '@motorpark/contract';

export const routeSource = rowsOfCall({
  list: 'routes',
  call: routeCalls.getRoutes,
});

export const { save: saveRoute, remove: deleteRoute } = writesOf<RouteForm>({
  create: routeCalls.createRoute,
  edit: routeCalls.editRoute,
  remove: routeCalls.deleteRoute,
  payloadOf: (form) => routeWire.payload(valuesOf(ROUTE_FIELDS, form)),
});
