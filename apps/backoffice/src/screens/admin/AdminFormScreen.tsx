import { useOneAdmin } from '@motorpark/api';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { useAdminForm } from './useAdminForm';

export function AdminFormScreen() {
  const list = useOneAdmin(useRecordId());
  return <RecordFormScreen {...useAdminForm()} {...list} />;
}
