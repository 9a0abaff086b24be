import type { ListColumns } from './listColumn';

export const TERMINAL_LIST = {
  name: { header: 'Name', wire: 'terminal_name', isRowHeader: true, truncate: true, sort: true },
  address: { header: 'Address', wire: 'terminal_address', truncate: true },
  city: { header: 'City' },
  state: { header: 'State' },
  status: { header: 'Status', kind: 'status' },
} as const satisfies ListColumns;
