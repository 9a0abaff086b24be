import { useDeleteDriver, useFoundDrivers } from '@motorpark/api';
import { useListQuery } from '../../shared/list/useListQuery';
import { RecordListScreen } from '../../shared/record/RecordListScreen';
import { driverRecord } from './driverRecord';

export function DriverListScreen() {
  const asked = useListQuery();
  const found = useFoundDrivers(asked.query);
  return <RecordListScreen kind={driverRecord} asked={asked} found={found} {...useDeleteDriver()} />;
}
