import { useDeleteVehicle, useFoundVehicles } from '@motorpark/api';
import { type Vehicle, isOutOfService } from '@motorpark/domain';
import { type MenuItem, VehicleIcon } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { paths, recordPath } from '../../paths';
import { useOpens } from '../../shared/opens';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useServiceQuery } from '../../shared/service/useServiceQuery';
import { PapersLink, usePapersItem } from '../paper/PapersLink';
import { vehicleRecord } from './vehicleRecord';

export function VehicleListScreen() {
  const { query, ...service } = useServiceQuery('vehicles');
  const found = useFoundVehicles(query);
  const mayReplace = useOpens()(paths.superAdmin.replaceVehicle);
  const navigate = useNavigate();
  const papersOf = usePapersItem();
  const replacing = ({ id }: Vehicle): MenuItem => ({
    label: 'Replace on All Trips',
    icon: VehicleIcon,
    onSelect: () => void navigate(recordPath(paths.superAdmin.replaceVehicle, id)),
  });
  return (
    <ServiceListScreen
      kind={vehicleRecord}
      found={found}
      links={<PapersLink />}
      moreActions={(vehicle) => [
        ...papersOf(vehicle.number),
        ...(mayReplace && !isOutOfService(vehicle) ? [replacing(vehicle)] : []),
      ]}
      {...service}
      {...useDeleteVehicle()}
    />
  );
}
