import type { PersonHandlers } from '../../request/call';
import { deleteExpense } from './deleteExpense';
import { expenseStatus } from './expenseStatus';
import { getExpense, getExpenses } from './getExpenses';
import { createExpense, editExpense } from './writeExpense';

export const expenseHandlers = {
  getExpenses,
  getExpense,
  createExpense,
  editExpense,
  deleteExpense,
  expenseStatus,
} satisfies PersonHandlers;
