import { useDeleteRoute, useFoundRoutes, useMay, useOneRoute } from '@motorpark/api';
import { useListQuery } from '../../shared/list/useListQuery';
import { RecordListScreen } from '../../shared/record/RecordListScreen';
import { routeRecord, withoutFares } from './routeRecord';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { useRouteForm } from './useRouteForm';

const FARELESS_RECORD = withoutFares(routeRecord);

export function RouteListScreen() {
  const listQuery = useListQuery();
  const found = useFoundRoutes(listQuery.query);
  const hasFares = useMay()('route.fare') !== false;
  const kind = hasFares ? routeRecord : FARELESS_RECORD;
  return <RecordListScreen kind={kind} listQuery={listQuery} found={found} {...useDeleteRoute()} />;
}

export function RouteFormScreen() {
  const list = useOneRoute(useRecordId());
  return <RecordFormScreen {...useRouteForm()} {...list} />;
}
