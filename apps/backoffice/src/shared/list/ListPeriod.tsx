import { Filters, PeriodPicker, type Span } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { today } from '../today';
import type { AskedList } from './useListQuery';

interface ListPeriodProps {
  asked: Pick<AskedList, 'period' | 'choosePeriod'>;
  /** What lies ahead is on the list, too. */
  hasFuture?: boolean;
  /** What is a period without days. */
  span?: Span | undefined;
  /** What else narrows the list. */
  children?: ReactNode;
}

/** Which days of a list are looked at. */
export const ListPeriod = ({ asked, hasFuture = false, span, children }: ListPeriodProps) => (
  <Filters>
    <PeriodPicker
      value={asked.period}
      today={today()}
      max={hasFuture ? undefined : today()}
      span={span}
      onChange={(chosen) => asked.choosePeriod(chosen)}
      onClear={() => asked.choosePeriod(undefined)}
    />
    {children}
  </Filters>
);
