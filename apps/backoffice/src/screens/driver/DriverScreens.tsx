import { useDeleteDriver, useFoundDrivers, useOneDriver } from '@motorpark/api';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useServiceQuery } from '../../shared/service/useServiceQuery';
import { driverRecord } from './driverRecord';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { useDriverForm } from './useDriverForm';

export function DriverListScreen() {
  const { query, ...service } = useServiceQuery('drivers');
  const found = useFoundDrivers(query);
  return <ServiceListScreen kind={driverRecord} found={found} {...service} {...useDeleteDriver()} />;
}

export function DriverFormScreen() {
  const list = useOneDriver(useRecordId());
  return <RecordFormScreen {...useDriverForm()} {...list} />;
}
