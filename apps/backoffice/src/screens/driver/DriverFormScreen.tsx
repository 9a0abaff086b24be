import { useOneDriver } from '@motorpark/api';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { useDriverForm } from './useDriverForm';

export function DriverFormScreen() {
  const list = useOneDriver(useRecordId());
  return <RecordFormScreen {...useDriverForm()} {...list} />;
}
