import { useDeleteDriver, useFoundDrivers } from '@motorpark/api';
import { TripIcon } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { paths, recordPath } from '../../paths';
import { useOpens } from '../../shared/opens';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useServiceQuery } from '../../shared/service/useServiceQuery';
import { PapersLink, usePapersItem } from '../paper/PapersLink';
import { driverRecord } from './driverRecord';
import { messages } from './messages';

export function DriverListScreen() {
  const { query, ...service } = useServiceQuery('drivers');
  const found = useFoundDrivers(query);
  const papersOf = usePapersItem();
  const navigate = useNavigate();
  const seesWeeks = useOpens()(paths.superAdmin.driverWeek);
  return (
    <ServiceListScreen
      kind={driverRecord}
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
