import { VEHICLES, useDriverChoices, useOneRecord, useSaveRecord } from '@motorpark/api';
import { driverOptions, vehicleSchema } from '@motorpark/domain';
import { ButtonLink, Notice } from '@motorpark/ui';
import { answersOf } from '@motorpark/ui/form';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { href, officePaths } from '../../paths';
import { vehicleRecord } from './vehicleRecord';

export function VehicleFormScreen() {
  const list = useOneRecord(VEHICLES, useRecordId());
  return <RecordFormScreen {...useVehicleForm()} {...list} />;
}

const RULES = { schema: vehicleSchema };

export function useVehicleForm() {
  const { rows, ...staff } = useDriverChoices();
  const { save } = useSaveRecord(VEHICLES);
  const drivers = rows.filter(({ kind }) => kind !== 'Conductor');
  const hasNoDrivers = drivers.length === 0 && !staff.search && !staff.isLoading && !staff.failure;
  return {
    kind: vehicleRecord,
    rules: RULES,
    save,
    options: { assignedDriver: answersOf(staff, driverOptions(drivers, { areAll: !staff.search })) },
    notice: hasNoDrivers && (
      <Notice
        tone="info"
        action={<ButtonLink href={href(officePaths.driver.create)}>Create Driver</ButtonLink>}
      >
        Please add drivers first
      </Notice>
    ),
  };
}
