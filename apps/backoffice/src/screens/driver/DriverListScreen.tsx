import { useDeleteDriver, useFoundDrivers, useMay } from '@motorpark/api';
import { TripIcon } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { paths, recordPath } from '../../paths';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useServiceQuery } from '../../shared/service/useServiceQuery';
import { PapersLink, usePapersItem } from '../paper/PapersLink';
import { driverRecord, withoutConductors } from './driverRecord';
import { messages } from './messages';

const WITHOUT_CONDUCTORS = withoutConductors(driverRecord);

export function DriverListScreen() {
  const { query, ...service } = useServiceQuery('drivers');
  const found = useFoundDrivers(query);
  const papersOf = usePapersItem();
  const navigate = useNavigate();
  const may = useMay();
  const seesWeeks = may('timetable.see') === true;
  const hasConductors = may('driver.setStatus') !== false;
  return (
    <ServiceListScreen
      kind={hasConductors ? driverRecord : WITHOUT_CONDUCTORS}
      found={found}
      links={<PapersLink />}
      moreActions={({ id, name }) => [
        ...(seesWeeks
          ? [
              {
                label: messages.week,
                icon: TripIcon,
                onSelect: () => void navigate(recordPath(paths.superAdmin.driverWeek, id)),
              },
            ]
          : []),
        ...papersOf(name),
      ]}
      {...service}
      {...useDeleteDriver()}
    />
  );
}
