import { useMay, useOneDriver, useSaveDriver } from '@motorpark/api';
import { driverSchema } from '@motorpark/domain';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { driverRecord, withoutConductors } from './driverRecord';

export function DriverFormScreen() {
  const list = useOneDriver(useRecordId());
  return <RecordFormScreen {...useDriverForm()} {...list} />;
}

const RULES = { schema: driverSchema };

const PRESETS = { kind: 'Driver' };
const WITHOUT_CONDUCTORS = withoutConductors(driverRecord);

export function useDriverForm() {
  const { save } = useSaveDriver();
  const hasConductors = useMay()('driver.setStatus') !== false;
  return { kind: hasConductors ? driverRecord : WITHOUT_CONDUCTORS, rules: RULES, presets: PRESETS, save };
}
