import type { ListColumns } from './listColumn';

export const COUNTER_LIST = {
  name: { header: 'Counter', isRowHeader: true, truncate: true },
  terminal: { header: 'Terminal', truncate: true },
  paper: { header: 'Paper', search: false },
  lastUsedAt: { header: 'Last used', kind: 'instant', sort: true, cardLabel: true },
  namedBy: { header: 'Named by', hides: 1, truncate: true, cardLabel: true },
  namedAt: { header: 'Named', kind: 'instant', only: 'file' },
} as const satisfies ListColumns;
