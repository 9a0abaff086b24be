import { useDriverChoices, useSaveVehicle } from '@motorpark/api';
import { vehicleSchema } from '@motorpark/domain';
import { ButtonLink, Notice } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { answersOf } from '../../shared/record/answersOf';
import { driverOptions } from '../driver/driverOptions';
import { vehicleRecord } from './vehicleRecord';

const RULES = { schema: vehicleSchema };

/** The parts of a vehicle's form. */
export function useVehicleForm() {
  const { rows: drivers, ...staff } = useDriverChoices();
  const { save } = useSaveVehicle();
  const hasNoDrivers = drivers.length === 0 && !staff.search && !staff.isLoading && !staff.failure;
  return {
    kind: vehicleRecord,
    rules: RULES,
    save,
    options: { assignedDriver: answersOf(staff, driverOptions(drivers, { areAll: !staff.search })) },
    notice: hasNoDrivers && (
      <Notice
        tone="info"
        action={<ButtonLink href={href(paths.superAdmin.createDriver)}>Create Driver</ButtonLink>}
      >
        Please add drivers first
      </Notice>
    ),
  };
}
