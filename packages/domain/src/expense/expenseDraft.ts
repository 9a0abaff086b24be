import { NAIRA_FROM_ZERO, draftOf } from '../field';
import { EXPENSE_FIELDS, type Expense } from './expense';
import type { ExpenseForm } from './expense.schema';

/** Returns the values of an expense as its form has them; the amount has no kobo if it is whole naira. */
export const expenseDraft = (expense: ExpenseForm | Expense) => ({
  ...draftOf(EXPENSE_FIELDS, expense),
  amount: NAIRA_FROM_ZERO.edit(expense.amount),
});
