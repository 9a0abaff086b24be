import type { ListColumns } from './listColumn';

export const EXPENSE_LIST = {
  expenseType: { header: 'Expense Category', isRowHeader: true, truncate: true },
  terminal: { header: 'Terminal', truncate: true },
  cashier: { header: 'Cashier', truncate: true },
  description: { header: 'Expense Purpose', truncate: true },
  date: { header: 'Date', kind: 'day', sort: true, width: '12ch' },
  amount: { header: 'Amount', kind: 'naira', sort: true, search: true },
  status: { header: 'Status', kind: 'status', width: '14ch' },
  approvingOfficer: { header: 'Approving officer', only: 'file' },
} as const satisfies ListColumns;
