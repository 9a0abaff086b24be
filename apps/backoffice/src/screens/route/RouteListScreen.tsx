import { useDeleteRoute, useFoundRoutes } from '@motorpark/api';
import type { Route } from '@motorpark/domain';
import { TripIcon } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { paths, recordPath } from '../../paths';
import { useOpens } from '../../shared/opens';
import { ScreenLink } from '../../shared/ScreenLink';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useServiceQuery } from '../../shared/service/useServiceQuery';
import { routeRecord } from './routeRecord';

const { fares, discounts, timetable } = paths.superAdmin;

export function RouteListScreen() {
  const { query, ...service } = useServiceQuery('routes');
  const found = useFoundRoutes(query);
  const hasTimetable = useOpens()(timetable);
  const navigate = useNavigate();
  const moreActions = ({ id }: Route) => [
    { label: 'Timetable', icon: TripIcon, onSelect: () => void navigate(recordPath(timetable, id)) },
  ];
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
      {...service}
      {...useDeleteRoute()}
      {...(hasTimetable && { moreActions })}
    />
  );
}
