import { useDeleteDriver, useFoundDrivers } from '@motorpark/api';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useServiceQuery } from '../../shared/service/useServiceQuery';
import { driverRecord } from './driverRecord';

export function DriverListScreen() {
  const { query, ...service } = useServiceQuery('drivers');
  const found = useFoundDrivers(query);
  return <ServiceListScreen kind={driverRecord} found={found} {...service} {...useDeleteDriver()} />;
}
