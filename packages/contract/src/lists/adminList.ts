import type { ListColumns } from './listColumn';

export const ADMIN_LIST = {
  name: { header: 'Name', isRowHeader: true, truncate: true, sort: true },
  phone: { header: 'Phone', kind: 'phone' },
  role: { header: 'Role', search: false },
  terminal: { header: 'Terminal', truncate: true, isOptional: true },
  department: { header: 'Department' },
  status: { header: 'Status', kind: 'status' },
  email: { header: 'Email', only: 'file' },
} as const satisfies ListColumns;
