import { Filters, PeriodPicker } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { today } from '../today';
import type { AskedList } from './useListQuery';

interface ListPeriodProps {
  asked: AskedList;
  /** What lies ahead is on the list, too. */
  hasFuture?: boolean;
  /** What else narrows the list. */
  children?: ReactNode;
}

/** Which days of a list are looked at. */
export const ListPeriod = ({ asked, hasFuture = false, children }: ListPeriodProps) => (
  <Filters>
    <PeriodPicker
      value={asked.period}
      today={today()}
      max={hasFuture ? undefined : today()}
      onChange={asked.choosePeriod}
      onClear={() => asked.choosePeriod(undefined)}
    />
    {children}
  </Filters>
);
