import { useDeleteDriver, useDrivers } from '@motorpark/api';
import { RecordListScreen } from '../record/RecordListScreen';
import { driverRecord } from './driverRecord';

export function DriverListScreen() {
  const { drivers, ...list } = useDrivers();
  return <RecordListScreen kind={driverRecord} rows={drivers} {...list} {...useDeleteDriver()} />;
}
