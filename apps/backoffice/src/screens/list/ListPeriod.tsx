import { Filters, PeriodPicker } from '@motorpark/ui';
import { today } from '../../shell/today';
import type { AskedList } from './useListQuery';

interface ListPeriodProps {
  asked: AskedList;
  /** What lies ahead is on the list, too. */
  hasFuture?: boolean;
}

/** Which days of a list are looked at. */
export const ListPeriod = ({ asked, hasFuture = false }: ListPeriodProps) => (
  <Filters>
    <PeriodPicker
      value={asked.period}
      today={today()}
      max={hasFuture ? undefined : today()}
      onChange={asked.choosePeriod}
      onClear={() => asked.choosePeriod(undefined)}
    />
  </Filters>
);
