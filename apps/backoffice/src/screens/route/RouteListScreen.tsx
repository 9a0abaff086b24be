import { useDeleteRoute, useFoundRoutes, useMay } from '@motorpark/api';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useServiceQuery } from '../../shared/service/useServiceQuery';
import { routeRecord, withoutFares } from './routeRecord';

const FARELESS_RECORD = withoutFares(routeRecord);

export function RouteListScreen() {
  const { query, ...service } = useServiceQuery('routes');
  const found = useFoundRoutes(query);
  const hasFares = useMay()('route.fare') !== false;
  const kind = hasFares ? routeRecord : FARELESS_RECORD;
  return <ServiceListScreen kind={kind} found={found} {...service} {...useDeleteRoute()} />;
}
