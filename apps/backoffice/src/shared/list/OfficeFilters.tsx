import { ListPeriod } from './ListPeriod';
import { TerminalFilter } from './TerminalFilter';
import type { ListQueryState } from './useListQuery';

interface OfficeFiltersProps {
  listQuery: ListQueryState<'terminal'>;
  hasFuture?: boolean;
}

/** The period and the terminal of a list of all terminals, for the head office. */
export const OfficeFilters = ({ listQuery, hasFuture = false }: OfficeFiltersProps) => (
  <ListPeriod listQuery={listQuery} hasFuture={hasFuture}>
    <TerminalFilter
      value={listQuery.chosen('terminal')}
      onChange={(terminal) => listQuery.narrow('terminal', terminal)}
    />
  </ListPeriod>
);
