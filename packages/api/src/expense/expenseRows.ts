import { expenseExtensions } from '@motorpark/contract';
import { formatNaira, isDay } from '@motorpark/domain';
import { capabilities } from '../client/connection';
import { rowsOfCall } from '../client/rowsOfCall';
import { localExpenses } from '../core/expenses';
import { readExpense } from './readExpense';

/** Whether the server stores expenses. */
export const areOnServer = async () => (await capabilities().load()).has('expenses');

const kept = rowsOfCall({
  list: 'expenses',
  call: expenseExtensions.getExpenses,
  read: readExpense,
  shownBy: (expense) => ({
    texts: [
      expense.expenseType,
      expense.description,
      expense.approvingOfficer,
      expense.cashier,
      expense.terminal,
      formatNaira(expense.amount),
    ],
  }),
  sorts: {
    date: { onWire: 'date', of: ({ date }) => date || undefined },
    amount: { onWire: 'amount', of: ({ amount }) => amount },
  },
  dayOf: ({ date }) => (isDay(date) ? date : undefined),
});

/** The row source of the list of expenses; samples if the server stores none. */
export const expenseRows = {
  ...kept,
  needs: 'expenses' as const,
  all: async () => ((await areOnServer()) ? kept.all() : localExpenses()),
};
