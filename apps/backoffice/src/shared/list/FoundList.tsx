import { SearchBox, Toolbar } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { FoundTable, type FoundTableProps } from './FoundTable';
import { StatusCounts } from './StatusCounts';

interface FoundListProps<Row> extends FoundTableProps<Row> {
  /** What is counted, and the statuses in the order in which they follow one another. */
  counted?: { label: string; statuses: readonly string[] } | undefined;
  /** What the search box asks for, and all that it finds. */
  search: { label: string; hint?: string };
  /** The main thing to do, at the end of the toolbar. */
  primary?: ReactNode;
  /** What else narrows the list. */
  filters?: ReactNode;
}

/** Rows counted by status, searched and filtered, each with what can be done with it. */
export function FoundList<Row extends { id: string }>(props: FoundListProps<Row>) {
  const { counted, search, primary, filters, ...table } = props;
  const { asked, found } = table;
  return (
    <>
      {counted && <StatusCounts {...counted} counts={found.counts} asked={asked} />}
      <Toolbar primary={primary}>
        <SearchBox {...search} value={asked.text} onChange={asked.type} />
        {filters}
      </Toolbar>
      <FoundTable {...table} />
    </>
  );
}
