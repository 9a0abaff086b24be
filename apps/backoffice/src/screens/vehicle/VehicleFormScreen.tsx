import { VEHICLES, useDriverChoices, useOneRecord, useSaveRecord } from '@motorpark/api';
import { type Driver, formatPhone, vehicleSchema } from '@motorpark/domain';
import { ButtonLink, type ComboboxOption, Notice } from '@motorpark/ui';
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

/**
 * Options for choosing a driver. The value is the name, as the wire has it; the id if two drivers share the name, or if not all drivers are loaded, since
 * another one may have the same name.
 */
function driverOptions(drivers: readonly Driver[], { areAll }: { areAll: boolean }): ComboboxOption[] {
  const countByName = new Map<string, number>();
  for (const { name } of drivers) countByName.set(name, (countByName.get(name) ?? 0) + 1);
  return drivers.map(({ id, name, phone }) => ({
    value: !areAll || (countByName.get(name) ?? 0) > 1 ? id : name,
    label: name,
    hint: formatPhone(phone),
  }));
}
