import { useOneVehicle } from '@motorpark/api';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { useVehicleForm } from './useVehicleForm';

export function VehicleFormScreen() {
  const list = useOneVehicle(useRecordId());
  return <RecordFormScreen {...useVehicleForm()} {...list} />;
}
