import { useOneRoute } from '@motorpark/api';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { useRouteForm } from './useRouteForm';

export function RouteFormScreen() {
  const list = useOneRoute(useRecordId());
  return <RecordFormScreen {...useRouteForm()} {...list} />;
}
