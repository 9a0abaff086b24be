import { useDeleteVehicle, useFoundVehicles } from '@motorpark/api';
import { useListQuery } from '../../shared/list/useListQuery';
import { RecordListScreen } from '../../shared/record/RecordListScreen';
import { vehicleRecord } from './vehicleRecord';

export function VehicleListScreen() {
  const asked = useListQuery();
  const found = useFoundVehicles(asked.query);
  return <RecordListScreen kind={vehicleRecord} asked={asked} found={found} {...useDeleteVehicle()} />;
}
