import { type Vehicle, isOutOfService } from '@motorpark/domain';
import { VehicleIcon } from '@motorpark/ui';
import { officePaths, recordPath } from '../../paths';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useScreenItem } from '../../shared/useScreenItem';
import { usePapersItem } from '../paper/usePapersItem';
import { vehicleRecord } from './vehicleRecord';

const { replace: path } = officePaths.vehicle;

export function VehicleListScreen() {
  const papersOf = usePapersItem();
  const itemFor = useScreenItem();
  const replacing = ({ id }: Vehicle) =>
    itemFor({ label: 'Replace on All Trips', icon: VehicleIcon, path, address: recordPath(path, id) });
  return (
    <ServiceListScreen
      kind={vehicleRecord}
      moreActions={(vehicle) => [
        ...papersOf(vehicle.number),
        ...(isOutOfService(vehicle) ? [] : replacing(vehicle)),
      ]}
    />
  );
}
