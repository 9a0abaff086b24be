import { today } from '@motorpark/api';
import { Filters, PeriodPicker, type Span } from '@motorpark/ui';
import type { ReactNode } from 'react';
import type { ListQueryState } from './useListQuery';

interface ListPeriodProps {
  listQuery: Pick<ListQueryState, 'period' | 'choosePeriod'>;
  hasFuture?: boolean;
  /** The span that counts as a period without days. */
  span?: Span | undefined;
  children?: ReactNode;
}

export const ListPeriod = ({ listQuery, hasFuture = false, span, children }: ListPeriodProps) => (
  <Filters>
    <PeriodPicker
      value={listQuery.period}
      today={today()}
      max={hasFuture ? undefined : today()}
      span={span}
      onChange={(chosen) => listQuery.choosePeriod(chosen)}
      onClear={() => listQuery.choosePeriod(undefined)}
    />
    {children}
  </Filters>
);
