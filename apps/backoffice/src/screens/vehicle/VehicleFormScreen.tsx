import { useDriverChoices, useOneVehicle, useSaveVehicle } from '@motorpark/api';
import { vehicleSchema } from '@motorpark/domain';
import { ButtonLink, Notice } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { driverOptions } from '../driver/driverOptions';
import { answersOf } from '../../shared/record/answersOf';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { vehicleRecord } from './vehicleRecord';

const RULES = { schema: vehicleSchema };

export function VehicleFormScreen() {
  const list = useOneVehicle(useRecordId());
  const { drivers, ...staff } = useDriverChoices();
  const { save } = useSaveVehicle();
  const hasNoDrivers = drivers.length === 0 && !staff.search && !staff.isLoading && !staff.failure;

  return (
    <RecordFormScreen
      kind={vehicleRecord}
      rules={RULES}
      {...list}
      save={save}
      options={{ assignedDriver: answersOf(staff, driverOptions(drivers, { areAll: !staff.search })) }}
      notice={
        hasNoDrivers && (
          <Notice
            tone="info"
            action={<ButtonLink href={href(paths.superAdmin.createDriver)}>Create Driver</ButtonLink>}
          >
            Please add drivers first
          </Notice>
        )
      }
    />
  );
}
