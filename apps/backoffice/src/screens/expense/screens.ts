import { paths } from '../../paths';
import { type AreaScreen, later } from '../../shell/areaScreen';

/** What a terminal spends (specification section 2.3). */
export const STAFF_EXPENSE_SCREENS: readonly AreaScreen[] = [later(paths.admin.expenses, 'Expenses')];

/** Where super admins decide on expenses. */
export const OFFICE_EXPENSE_SCREENS: readonly AreaScreen[] = [];
