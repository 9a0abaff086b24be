import { useDeleteRoute, useFoundRoutes, useMay } from '@motorpark/api';
import type { Route } from '@motorpark/domain';
import { ButtonLink, TripIcon } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { href, paths, recordPath } from '../../paths';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useServiceQuery } from '../../shared/service/useServiceQuery';
import { routeRecord, withoutFares } from './routeRecord';

const FARELESS_RECORD = withoutFares(routeRecord);

export function RouteListScreen() {
  const { query, ...service } = useServiceQuery('routes');
  const found = useFoundRoutes(query);
  const hasFares = useMay()('route.fare') !== false;
  const kind = hasFares ? routeRecord : FARELESS_RECORD;
  const seesFares = useMay()('fare.see') === true;
  const hasTimetable = useMay()('timetable.see') === true;
  const navigate = useNavigate();
  const moreActions = ({ id }: Route) => [
    {
      label: 'Timetable',
      icon: TripIcon,
      onSelect: () => void navigate(recordPath(paths.superAdmin.timetable, id)),
    },
  ];
  return (
    <ServiceListScreen
      kind={kind}
      found={found}
      links={
        seesFares && (
          <>
            <ButtonLink variant="quiet" href={href(paths.superAdmin.fares)}>
              Fares
            </ButtonLink>
            <ButtonLink variant="quiet" href={href(paths.superAdmin.discounts)}>
              Discounts
            </ButtonLink>
          </>
        )
      }
      {...service}
      {...useDeleteRoute()}
      {...(hasTimetable && { moreActions })}
    />
  );
}
