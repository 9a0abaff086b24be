import { useDeleteRoute, useRoutes } from '@motorpark/api';
import { RecordListScreen } from '../record/RecordListScreen';
import { routeRecord } from './routeRecord';

export function RouteListScreen() {
  const { routes, ...list } = useRoutes();
  return <RecordListScreen kind={routeRecord} rows={routes} {...list} {...useDeleteRoute()} />;
}
