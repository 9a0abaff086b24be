import { ROUTE_FIELDS, type Route, SERVICE_STATUSES } from '@motorpark/domain';
import { type WireOf, count, oneOf, text } from './codec';
import { ROUTE_LIST } from './lists/routeList';
import { officeNoun, serviceCall } from './officeNoun';
import { type FieldsOf, record } from './record';
import { codecsOf, wireForm } from './wireForm';

/** Origin and destination are names of terminals. A payload without `fare` or `most_fare`, which only our own server has, leaves them as they are. */
export const routeWire = wireForm(ROUTE_FIELDS);

export const routeCodec = record({
  ...codecsOf(routeWire),
  id: text,
  version: count,
  status: oneOf(SERVICE_STATUSES),
} satisfies FieldsOf<Route>);

export type WireRoute = WireOf<typeof routeCodec>;

export const routeNoun = officeNoun({
  one: 'route',
  columns: ROUTE_LIST,
  form: routeWire,
  record: routeCodec,
});

export const routeCalls = {
  getRoutes: routeNoun.list,
  createRoute: routeNoun.create,
  editRoute: routeNoun.edit,
  deleteRoute: routeNoun.remove,
};

export const routeExtensions = {
  routeStatus: serviceCall('route', routeCodec),
};
