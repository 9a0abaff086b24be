import { DRIVERS, useOneRecord, useSaveRecord } from '@motorpark/api';
import { driverSchema } from '@motorpark/domain';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { driverRecord } from './driverRecord';

export function DriverFormScreen() {
  const list = useOneRecord(DRIVERS, useRecordId());
  return <RecordFormScreen {...useDriverForm()} {...list} />;
}

const RULES = { schema: driverSchema };

const PRESETS = { kind: 'Driver' };

export const useDriverForm = () => ({
  kind: driverRecord,
  rules: RULES,
  presets: PRESETS,
  save: useSaveRecord(DRIVERS).save,
});
