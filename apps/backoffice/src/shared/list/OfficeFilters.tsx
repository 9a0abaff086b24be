import { ListPeriod } from './ListPeriod';
import type { ReactNode } from 'react';
import { TerminalFilter } from './TerminalFilter';
import type { ListQueryState } from './useListQuery';

interface OfficeFiltersProps {
  listQuery: ListQueryState<'terminal'>;
  hasFuture?: boolean;
  children?: ReactNode;
}

/** The period and the terminal of a list of all terminals, for the head office. */
export const OfficeFilters = ({ listQuery, hasFuture = false, children }: OfficeFiltersProps) => (
  <ListPeriod listQuery={listQuery} hasFuture={hasFuture}>
    <TerminalFilter
      value={listQuery.chosen('terminal')}
      onChange={(terminal) => listQuery.narrow('terminal', terminal)}
    />
    {children}
  </ListPeriod>
);
