import { SearchBox, Toolbar } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { FoundTable, type FoundTableProps } from './FoundTable';
import { StatusCards } from './StatusCards';
import { StatusCounts } from './StatusCounts';
import { StatusFilter } from './StatusFilter';

interface FoundListProps<Row> extends FoundTableProps<Row> {
  /** The cards above the list: their label, the statuses in their order, and those that only the Filter has. */
  cards?:
    | { label: string; statuses: readonly string[]; sample?: number | undefined; others?: readonly string[] }
    | undefined;
  /** The label of the counts in one line, and the statuses in their order. */
  counted?: { label: string; statuses: readonly string[] } | undefined;
  /** The search box's label, and a hint on what it finds. */
  search: { label: string; hint?: string };
  /** The main action, at the end of the toolbar. */
  primary?: ReactNode;
  /** Further filters. */
  filters?: ReactNode;
}

/** A list with cards or counts by status, search box, filters and table. */
export function FoundList<Row extends { id: string }>(props: FoundListProps<Row>) {
  const { cards, counted, search, primary, filters, ...table } = props;
  const { listQuery, found } = table;
  return (
    <>
      {cards && (
        <StatusCards
          label={cards.label}
          statuses={cards.statuses}
          sample={cards.sample}
          counts={found.counts}
          isLoading={found.isLoading}
          listQuery={listQuery}
        />
      )}
      {counted && <StatusCounts {...counted} counts={found.counts} listQuery={listQuery} />}
      <Toolbar primary={primary}>
        <SearchBox {...search} value={listQuery.text} onChange={listQuery.type} />
        {cards && (
          <StatusFilter statuses={[...cards.statuses, ...(cards.others ?? [])]} listQuery={listQuery} />
        )}
        {filters}
      </Toolbar>
      <FoundTable {...table} />
    </>
  );
}
