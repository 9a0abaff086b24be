import type { ListColumns } from './listColumn';

export const DISCOUNT_LIST = {
  name: { header: 'Name', isRowHeader: true, truncate: true, sort: true },
  off: { header: 'Off', align: 'end', cardLabel: true },
  from: { header: 'First day', kind: 'day', wire: 'from_day', cardLabel: true },
  until: { header: 'Last day', kind: 'day', wire: 'until_day', cardLabel: true },
  uses: { header: 'Seats', kind: 'count', cardLabel: true },
  most: { header: 'Highest number', kind: 'count', only: 'file' },
  givenBy: { header: 'Given by', hides: 1 },
  reasonRule: { header: 'Reason', only: 'file' },
} as const satisfies ListColumns;
