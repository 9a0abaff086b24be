import { useDrivers, useSaveVehicle, useVehicles } from '@motorpark/api';
import { ButtonLink, Notice } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { driverOptions } from '../driver/driverOptions';
import { RecordFormScreen } from '../record/RecordFormScreen';
import { vehicleRecord } from './vehicleRecord';

export function VehicleFormScreen() {
  const { vehicles, ...list } = useVehicles();
  const { drivers, isLoading, failure } = useDrivers();
  const { save } = useSaveVehicle();
  const hasNoDrivers = drivers.length === 0 && !isLoading && !failure;

  return (
    <RecordFormScreen
      kind={vehicleRecord}
      rows={vehicles}
      {...list}
      save={save}
      options={{ assignedDriver: driverOptions(drivers) }}
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
