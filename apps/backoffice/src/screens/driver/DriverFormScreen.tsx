import { useOneDriver, useSaveDriver } from '@motorpark/api';
import { driverSchema } from '@motorpark/domain';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { driverRecord } from './driverRecord';

export function DriverFormScreen() {
  const list = useOneDriver(useRecordId());
  return <RecordFormScreen {...useDriverForm()} {...list} />;
}

const RULES = { schema: driverSchema };

export const useDriverForm = () => ({ kind: driverRecord, rules: RULES, save: useSaveDriver().save });
