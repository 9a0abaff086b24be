import { TripIcon } from '@motorpark/ui';
import { paths, recordPath } from '../../paths';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useScreenItem } from '../../shared/useScreenItem';
import { routeRecord } from './routeRecord';

const { timetable } = paths.superAdmin;

export function RouteListScreen() {
  const itemFor = useScreenItem();
  return (
    <ServiceListScreen
      kind={routeRecord}
      moreActions={({ id }) =>
        itemFor({ label: 'Timetable', icon: TripIcon, path: timetable, address: recordPath(timetable, id) })
      }
    />
  );
}
