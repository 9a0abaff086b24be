import { useDeleteVehicle, useVehicles } from '@motorpark/api';
import { RecordListScreen } from '../record/RecordListScreen';
import { vehicleRecord } from './vehicleRecord';

export function VehicleListScreen() {
  const { vehicles, ...list } = useVehicles();
  return <RecordListScreen kind={vehicleRecord} rows={vehicles} {...list} {...useDeleteVehicle()} />;
}
