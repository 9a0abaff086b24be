import { useDeleteVehicle, useFoundVehicles, useOneVehicle } from '@motorpark/api';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useServiceQuery } from '../../shared/service/useServiceQuery';
import { vehicleRecord } from './vehicleRecord';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { useVehicleForm } from './useVehicleForm';

export function VehicleListScreen() {
  const { query, ...service } = useServiceQuery('vehicles');
  const found = useFoundVehicles(query);
  return <ServiceListScreen kind={vehicleRecord} found={found} {...service} {...useDeleteVehicle()} />;
}

export function VehicleFormScreen() {
  const list = useOneVehicle(useRecordId());
  return <RecordFormScreen {...useVehicleForm()} {...list} />;
}
