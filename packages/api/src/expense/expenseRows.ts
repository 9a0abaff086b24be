import { expenseExtensions } from '@motorpark/contract';
import { rowsOfCall } from '../rows/rowsOfCall';
import { readExpense } from './readExpense';

/** The row source of the list of expenses. */
export const expenseRows = rowsOfCall({
  list: 'expenses',
  call: expenseExtensions.getExpenses,
  read: readExpense,
  sorts: { date: 'date', amount: 'amount' },
});
