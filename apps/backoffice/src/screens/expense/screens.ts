import { paths } from '../../paths';
import type { AreaScreen } from '../../shell/areaScreen';
import { fetched } from '../../shell/fetched';

const FINANCE = 'Finance';

/** What a terminal spends. */
export const STAFF_EXPENSE_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.expenses,
    breadcrumb: [FINANCE, 'Expenses'],
    Screen: fetched('ExpenseListScreen', () => import('./ExpenseListScreen')),
  },
  {
    path: paths.admin.editExpense,
    breadcrumb: (query) => [FINANCE, query.has('id') ? 'Edit Expense' : 'Add Expense'],
    Screen: fetched('ExpenseFormScreen', () => import('./ExpenseFormScreen')),
  },
];

/** Where super admins decide on expenses. */
export const OFFICE_EXPENSE_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.superAdmin.expenses,
    breadcrumb: [FINANCE, 'Expenses'],
    Screen: fetched('OfficeExpenseListScreen', () => import('./OfficeExpenseListScreen')),
  },
];
