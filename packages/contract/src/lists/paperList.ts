import type { ListColumns } from './listColumn';

export const PAPER_LIST = {
  holder: { header: 'Vehicle or driver', isRowHeader: true, truncate: true },
  kind: { header: 'Kind', truncate: true },
  number: { header: 'Number', hides: 1, truncate: true },
  expiresOn: { header: 'Valid until', kind: 'day', sort: true, cardLabel: true },
  status: { header: 'Status', kind: 'status', only: 'screen' },
  file: { header: 'File', only: 'file' },
} as const satisfies ListColumns;
