import { type Counter, formatDateTime } from '@motorpark/domain';
import type { Column } from '@motorpark/ui';

/** Columns of the list of counters. */
export const counterColumns: Column<Counter>[] = [
  { header: 'Counter', cell: ({ name }) => name, isRowHeader: true, truncate: true },
  { header: 'Terminal', cell: ({ terminal }) => terminal, truncate: true },
  { header: 'Paper', cell: ({ paper }) => paper },
  {
    header: 'Last used',
    cell: ({ lastUsedAt }) => formatDateTime(lastUsedAt),
    cardLabel: 'Last used',
    sortBy: 'lastUsedAt',
  },
  {
    header: 'Named by',
    cell: ({ namedBy }) => namedBy,
    cardLabel: 'Named by',
    truncate: true,
    hidesFirst: true,
  },
];
