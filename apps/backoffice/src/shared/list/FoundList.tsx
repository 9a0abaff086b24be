import { SearchBox, Toolbar } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { FoundTable, type FoundTableProps } from './FoundTable';
import { StatusCounts } from './StatusCounts';

interface FoundListProps<Row> extends FoundTableProps<Row> {
  /** The label of the counts, and the statuses in their order. */
  counted?: { label: string; statuses: readonly string[] } | undefined;
  /** The search box's label, and a hint on what it finds. */
  search: { label: string; hint?: string };
  /** The main action, at the end of the toolbar. */
  primary?: ReactNode;
  /** Further filters. */
  filters?: ReactNode;
}

/** A list with counts by status, search box, filters and table. */
export function FoundList<Row extends { id: string }>(props: FoundListProps<Row>) {
  const { counted, search, primary, filters, ...table } = props;
  const { listQuery, found } = table;
  return (
    <>
      {counted && <StatusCounts {...counted} counts={found.counts} listQuery={listQuery} />}
      <Toolbar primary={primary}>
        <SearchBox {...search} value={listQuery.text} onChange={listQuery.type} />
        {filters}
      </Toolbar>
      <FoundTable {...table} />
    </>
  );
}
