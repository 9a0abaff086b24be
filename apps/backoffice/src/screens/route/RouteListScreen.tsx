import { useDeleteRoute, useFoundRoutes } from '@motorpark/api';
import { TripIcon } from '@motorpark/ui';
import { paths, recordPath } from '../../paths';
import { ScreenLink } from '../../shared/ScreenLink';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useServiceQuery } from '../../shared/service/useServiceQuery';
import { useScreenItem } from '../../shared/useScreenItem';
import { routeRecord } from './routeRecord';

const { fares, discounts, timetable } = paths.superAdmin;

export function RouteListScreen() {
  const { query, ...service } = useServiceQuery('routes');
  const found = useFoundRoutes(query);
  const itemFor = useScreenItem();
  return (
    <ServiceListScreen
      kind={routeRecord}
      found={found}
      links={
        <>
          <ScreenLink variant="quiet" path={fares}>
            Fares
          </ScreenLink>
          <ScreenLink variant="quiet" path={discounts}>
            Discounts
          </ScreenLink>
        </>
      }
      moreActions={({ id }) =>
        itemFor({ label: 'Timetable', icon: TripIcon, path: timetable, address: recordPath(timetable, id) })
      }
      {...service}
      {...useDeleteRoute()}
    />
  );
}
