import { useDeleteDriver, useFoundDrivers } from '@motorpark/api';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useServiceQuery } from '../../shared/service/useServiceQuery';
import { PapersLink, usePapersItem } from '../paper/PapersLink';
import { driverRecord } from './driverRecord';

export function DriverListScreen() {
  const { query, ...service } = useServiceQuery('drivers');
  const found = useFoundDrivers(query);
  const papersOf = usePapersItem();
  return (
    <ServiceListScreen
      kind={driverRecord}
      found={found}
      links={<PapersLink />}
      moreActions={({ name }) => papersOf(name)}
      {...service}
      {...useDeleteDriver()}
    />
  );
}
