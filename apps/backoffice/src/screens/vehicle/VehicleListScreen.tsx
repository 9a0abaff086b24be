import { useDeleteVehicle, useFoundVehicles, useMay } from '@motorpark/api';
import { type Vehicle, isOutOfService } from '@motorpark/domain';
import { type MenuItem, VehicleIcon } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { paths, recordPath } from '../../paths';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useServiceQuery } from '../../shared/service/useServiceQuery';
import { vehicleRecord } from './vehicleRecord';

export function VehicleListScreen() {
  const { query, ...service } = useServiceQuery('vehicles');
  const found = useFoundVehicles(query);
  const mayReplace = useMay()('vehicle.replace') === true;
  const navigate = useNavigate();
  const replacing = ({ id }: Vehicle): MenuItem => ({
    label: 'Replace on All Trips',
    icon: VehicleIcon,
    onSelect: () => void navigate(recordPath(paths.superAdmin.replaceVehicle, id)),
  });
  return (
    <ServiceListScreen
      kind={vehicleRecord}
      found={found}
      moreActions={(vehicle) => (mayReplace && !isOutOfService(vehicle) ? [replacing(vehicle)] : [])}
      {...service}
      {...useDeleteVehicle()}
    />
  );
}
