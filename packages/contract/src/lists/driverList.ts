import type { ListColumns } from './listColumn';

export const DRIVER_LIST = {
  name: { header: 'Name', wire: 'driver_name', isRowHeader: true, truncate: true, sort: true },
  phone: { header: 'Phone', kind: 'phone', wire: 'driver_phone' },
  address: { header: 'Address', wire: 'driver_address', truncate: true },
  kind: { header: 'Works as', wire: 'driver_kind', search: false },
  status: { header: 'Status', kind: 'status' },
} as const satisfies ListColumns;
