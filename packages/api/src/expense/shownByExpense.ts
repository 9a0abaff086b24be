import type { LIST_SORTS } from '@motorpark/contract';
import type { Expense } from '@motorpark/domain';
import type { Searchable } from '../client/searchable';
import type { Sorts } from '../client/sorting';

/** What an expense's row shows, to be searched; its amount in kobo, so that it is found however it is written. */
export const shownByExpense = (expense: Expense): Searchable => ({
  texts: [
    expense.expenseType,
    expense.description,
    expense.approvingOfficer,
    expense.cashier,
    expense.terminal,
    `₦${expense.amount}`,
  ],
});

/** What expenses can be sorted by. */
export const EXPENSE_SORTS: Sorts<Expense, (typeof LIST_SORTS.expenses)[number]> = {
  date: { onWire: 'date', of: ({ date }) => date || undefined },
  amount: { onWire: 'amount', of: ({ amount }) => amount },
};
