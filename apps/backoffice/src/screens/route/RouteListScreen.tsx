import { useDeleteRoute, useFoundRoutes } from '@motorpark/api';
import { useListQuery } from '../../shared/list/useListQuery';
import { RecordListScreen } from '../../shared/record/RecordListScreen';
import { routeRecord } from './routeRecord';

export function RouteListScreen() {
  const asked = useListQuery();
  const found = useFoundRoutes(asked.query);
  return <RecordListScreen kind={routeRecord} asked={asked} found={found} {...useDeleteRoute()} />;
}
