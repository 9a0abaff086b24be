import { useDeleteVehicle, useFoundVehicles } from '@motorpark/api';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useServiceQuery } from '../../shared/service/useServiceQuery';
import { vehicleRecord } from './vehicleRecord';

export function VehicleListScreen() {
  const { query, ...service } = useServiceQuery('vehicles');
  const found = useFoundVehicles(query);
  return <ServiceListScreen kind={vehicleRecord} found={found} {...service} {...useDeleteVehicle()} />;
}
