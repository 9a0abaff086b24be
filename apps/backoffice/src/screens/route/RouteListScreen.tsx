import { useDeleteRoute, useFoundRoutes } from '@motorpark/api';
import { useListQuery } from '../../shared/list/useListQuery';
import { RecordListScreen } from '../../shared/record/RecordListScreen';
import { routeRecord } from './routeRecord';

export function RouteListScreen() {
  const listQuery = useListQuery();
  const found = useFoundRoutes(listQuery.query);
  return <RecordListScreen kind={routeRecord} listQuery={listQuery} found={found} {...useDeleteRoute()} />;
}
