import { useDeleteDriver, useFoundDrivers } from '@motorpark/api';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useServiceQuery } from '../../shared/service/useServiceQuery';
import { driverRecord } from './driverRecord';

export function DriverListScreen() {
  const service = useServiceQuery('drivers');
  const found = useFoundDrivers(service.asked.query);
  return <ServiceListScreen kind={driverRecord} found={found} {...service} {...useDeleteDriver()} />;
}
