import { expenseExtensions } from '@motorpark/contract';
import { isDay } from '@motorpark/domain';
import { capabilities } from '../client/connection';
import { rowsOfCall } from '../client/rowsOfCall';
import { localExpenses } from '../core/expenses';
import { readExpense } from './readExpense';

/** Whether expenses are kept by the server. */
export const areOnServer = async () => (await capabilities().load()).has('expenses');

const kept = rowsOfCall({
  list: 'expenses',
  call: expenseExtensions.getExpenses,
  read: readExpense,
  // Its amount in kobo, so that it is found however it is written.
  shownBy: (expense) => ({
    texts: [
      expense.expenseType,
      expense.description,
      expense.approvingOfficer,
      expense.cashier,
      expense.terminal,
      `₦${expense.amount}`,
    ],
  }),
  sorts: {
    date: { onWire: 'date', of: ({ date }) => date || undefined },
    amount: { onWire: 'amount', of: ({ amount }) => amount },
  },
  dayOf: ({ date }) => (isDay(date) ? date : undefined),
});

/** All that the list of expenses shows, to be searched and sorted; samples where the server keeps none. */
export const expenseRows = {
  ...kept,
  needs: 'expenses' as const,
  all: async () => ((await areOnServer()) ? kept.all() : localExpenses()),
};
