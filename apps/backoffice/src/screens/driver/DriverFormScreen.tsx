import { useDrivers, useSaveDriver } from '@motorpark/api';
import { driverSchema } from '@motorpark/domain';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { driverRecord } from './driverRecord';

const RULES = { schema: driverSchema };

export function DriverFormScreen() {
  const { drivers, ...list } = useDrivers();
  const { save } = useSaveDriver();
  return <RecordFormScreen kind={driverRecord} rules={RULES} rows={drivers} {...list} save={save} />;
}
