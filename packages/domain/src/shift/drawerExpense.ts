import { object } from 'yup';
import { EXPENSE_FIELDS } from '../expense/expense';
import { NAIRA_FROM_ZERO, type RulesOf, type ValuesOf } from '../field';
import { optionalText, requiredLine, requiredText } from '../rules';
import { someAmount } from './shift.schema';

/** The form of an expense that is paid immediately from the drawer; its terminal is the drawer's. */
export const DRAWER_EXPENSE = {
  expenseType: EXPENSE_FIELDS.expenseType,
  approvingOfficer: EXPENSE_FIELDS.approvingOfficer,
  amount: { label: 'Amount', kind: NAIRA_FROM_ZERO },
  description: EXPENSE_FIELDS.description,
  claim: EXPENSE_FIELDS.claim,
} as const;
export type DrawerExpenseValues = ValuesOf<typeof DRAWER_EXPENSE>;

export const drawerExpenseSchema = object({
  expenseType: requiredText('Expense type is required'),
  approvingOfficer: requiredLine('Approving officer is required'),
  amount: someAmount('Amount is required'),
  description: requiredText('Description is required'),
  claim: optionalText(),
} satisfies RulesOf<typeof DRAWER_EXPENSE>);
