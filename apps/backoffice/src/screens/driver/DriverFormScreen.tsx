import { useOneDriver, useSaveDriver } from '@motorpark/api';
import { driverSchema } from '@motorpark/domain';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { driverRecord } from './driverRecord';

const RULES = { schema: driverSchema };

export function DriverFormScreen() {
  const list = useOneDriver(useRecordId());
  const { save } = useSaveDriver();
  return <RecordFormScreen kind={driverRecord} rules={RULES} {...list} save={save} />;
}
