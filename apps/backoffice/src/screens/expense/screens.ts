import { ExpenseIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import { type AreaScreen, FINANCE } from '../../shared/areaScreen';
import { lazyScreen } from '../../shared/lazyScreen';

const menu = { label: 'Expenses', icon: ExpenseIcon };

/** The screens of expenses; super admins decide in theirs. */
export const EXPENSE_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.expenses,
    needs: 'expense.see',
    breadcrumb: [FINANCE, 'Expenses'],
    menu: { ...menu, heading: 'FINANCE' },
    Screen: lazyScreen('ExpenseListScreen', () => import('./ExpenseListScreen')),
  },
  {
    path: paths.admin.editExpense,
    needs: 'expense.enter',
    breadcrumb: (query) => [FINANCE, query.has('id') ? 'Edit Expense' : 'Add Expense'],
    action: 'Add an expense',
    Screen: lazyScreen('ExpenseFormScreen', () => import('./ExpenseFormScreen')),
  },
  {
    path: paths.superAdmin.expenses,
    needs: 'expense.seeAll',
    breadcrumb: [FINANCE, 'Expenses'],
    menu: { ...menu },
    Screen: lazyScreen('OfficeExpenseListScreen', () => import('./OfficeExpenseListScreen')),
  },
];
