import { TripIcon } from '@motorpark/ui';
import { paths, recordPath } from '../../paths';
import { ScreenLink } from '../../shared/ScreenLink';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useScreenItem } from '../../shared/useScreenItem';
import { routeRecord } from './routeRecord';

const { fares, discounts, timetable } = paths.superAdmin;

export function RouteListScreen() {
  const itemFor = useScreenItem();
  return (
    <ServiceListScreen
      kind={routeRecord}
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
    />
  );
}
