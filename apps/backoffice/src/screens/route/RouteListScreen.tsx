import { useDeleteRoute, useFoundRoutes, useMay } from '@motorpark/api';
import { useListQuery } from '../../shared/list/useListQuery';
import { RecordListScreen } from '../../shared/record/RecordListScreen';
import { routeRecord, withoutFares } from './routeRecord';

const FARELESS_RECORD = withoutFares(routeRecord);

export function RouteListScreen() {
  const listQuery = useListQuery();
  const found = useFoundRoutes(listQuery.query);
  const hasFares = useMay()('route.fare') !== false;
  const kind = hasFares ? routeRecord : FARELESS_RECORD;
  return <RecordListScreen kind={kind} listQuery={listQuery} found={found} {...useDeleteRoute()} />;
}
