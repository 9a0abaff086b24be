import { Filters, PeriodPicker, type Span } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { today } from '../today';
import type { AskedList } from './useListQuery';

interface ListPeriodProps {
  asked: Pick<AskedList, 'period' | 'choosePeriod'>;
  /** Whether the list has rows in the future. */
  hasFuture?: boolean;
  /** The span that counts as a period without days. */
  span?: Span | undefined;
  /** Further filters. */
  children?: ReactNode;
}

/** The filter of a list by period. */
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
