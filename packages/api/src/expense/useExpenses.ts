import { EXPENSE_LIST, expenseExtensions } from '@motorpark/contract';
import type { Expense } from '@motorpark/domain';
import type { ListQuery } from '../port/found';
import { useListData } from '../rows/useListData';
import { useRemove, useSave } from '../rows/records';
import { useFoundRows } from '../rows/useFoundRows';
import { useRecord } from '../rows/useRecord';
import { useStatusChange } from '../history/useStatusChange';
import { deleteExpense, getExpense, saveExpense } from './expense.endpoints';
import { rowsOfCall } from '../rows/rowsOfCall';

/** Returns the expenses that match a query, within the user's reach, newest first. */
export const useFoundExpenses = (query: ListQuery) =>
  useFoundRows({ ...expenseSource, columns: EXPENSE_LIST }, query);

export function useOneExpense(id: string | undefined) {
  const { rows: expenses, ...state } = useRecord(expenseSource, id);
  return { expenses, ...state };
}

/** Returns one expense with its history; undefined until it is loaded, and always if the server records no history. */
export function useExpense(id: string) {
  const { data: expense, ...state } = useListData('expenses', () => getExpense(id), {
    part: id,
  });
  return { expense, ...state };
}

export const useSaveExpense = () => useSave('expenses', saveExpense);

/** Deleting an expense returns its money, so the operations and the drawer are fetched again. */
export const useDeleteExpense = () =>
  useRemove('expenses', deleteExpense, { alsoRefresh: ['operations', 'shifts'] });

/** Returns a function that approves or rejects an expense, or takes a decision back; for super admins only. The ledger is refreshed. */
export const useExpenseStatus = () =>
  useStatusChange({
    list: 'expenses',
    call: expenseExtensions.expenseStatus,
    alsoRefresh: ['expenses', 'operations'],
  });

export const expenseSource = rowsOfCall<Expense>({
  list: 'expenses',
  call: expenseExtensions.getExpenses,
});
