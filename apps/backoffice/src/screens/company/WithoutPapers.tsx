import { useAssignable } from '@motorpark/api';
import { counted } from '@motorpark/domain';
import { DescriptionList, Notice } from '@motorpark/ui';
import { today } from '../../shared/today';
import { messages } from './messages';

/** How many buses and drivers could not leave today if a bus without valid papers does not, and what each lacks of the papers that are required so far. */
export function WithoutPapers() {
  const { assignable } = useAssignable(today());
  if (!assignable) return null;
  const buses = assignable.vehicles.filter(({ missing }) => missing.length > 0);
  const drivers = assignable.drivers.filter(({ missing }) => missing.length > 0);
  if (buses.length + drivers.length === 0) return <Notice tone="info">{messages.allCouldLeave}</Notice>;
  const title = messages.couldNotLeave(
    `${buses.length} of ${counted(assignable.vehicles.length, 'bus', 'buses')}`,
    `${drivers.length} of ${counted(assignable.drivers.length, 'driver')}`,
  );
  return (
    <Notice tone="warning" title={title}>
      <DescriptionList
        items={[
          ...buses.map(({ number, missing }) => ({ term: number, value: missing.join(' ') })),
          ...drivers.map(({ name, missing }) => ({ term: name, value: missing.join(' ') })),
        ]}
      />
    </Notice>
  );
}
