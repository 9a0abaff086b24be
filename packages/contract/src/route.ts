import { ROUTE_FIELDS, type Route, SERVICE_STATUSES, type ServiceForm } from '@motorpark/domain';
import { answering, data } from './answer';
import { put } from './call';
import { type WireOf, count, oneOf, text } from './codec';
import { officeCalls } from './officeCalls';
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

const calls = officeCalls({ one: 'route', many: 'routes', list: '/api/get_routes' }, routeWire, routeCodec);

export const routeCalls = {
  getRoutes: calls.list,
  createRoute: calls.create,
  editRoute: calls.edit,
  deleteRoute: calls.remove,
};

export const routeExtensions = {
  routeStatus: answering(
    data(routeCodec),
    put<ServiceForm>('/api/route_status/{id}', { does: 'route.setStatus' }),
  ),
};
