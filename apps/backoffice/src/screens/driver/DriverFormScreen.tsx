import { useDrivers, useSaveDriver } from '@motorpark/api';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { driverRecord } from './driverRecord';

export function DriverFormScreen() {
  const { drivers, ...list } = useDrivers();
  const { save } = useSaveDriver();
  return <RecordFormScreen kind={driverRecord} rows={drivers} {...list} save={save} />;
}
