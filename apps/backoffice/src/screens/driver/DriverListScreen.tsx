import { TripIcon } from '@motorpark/ui';
import { officePaths, recordPath } from '../../paths';
import { ServiceListScreen } from '../../shared/service/ServiceListScreen';
import { useScreenItem } from '../../shared/useScreenItem';
import { usePapersItem } from '../paper/usePapersItem';
import { driverRecord } from './driverRecord';
import { messages } from './messages';

const { week: driverWeek } = officePaths.driver;

export function DriverListScreen() {
  const papersOf = usePapersItem();
  const itemFor = useScreenItem();
  return (
    <ServiceListScreen
      kind={driverRecord}
      moreActions={({ id, name }) => [
        ...itemFor({
          label: messages.week,
          icon: TripIcon,
          path: driverWeek,
          address: recordPath(driverWeek, id),
        }),
        ...papersOf(name),
      ]}
    />
  );
}
