import type { ListQuery } from '../client/found';
import { useKept } from '../client/lists';
import { useRemove, useSave } from '../client/records';
import { useFoundRows } from '../client/useFoundRows';
import { useRecord } from '../client/useRecord';
import { expenseExtensions } from '@motorpark/contract';
import { useSource } from '../core/useSource';
import { useStatusChange } from '../history/useStatusChange';
import { deleteExpense, getExpense, saveExpense } from './expense.endpoints';
import { expenseRows } from './expenseRows';

/** The expenses that a query asks for: within the person's reach, newest first. */
export function useFoundExpenses(query: ListQuery) {
  const source = useSource('expenses');
  return { source, ...useFoundRows(expenseRows, query) };
}

/** The expense that a form opens. */
export function useOneExpense(id: string | undefined) {
  const source = useSource('expenses');
  const { rows: expenses, ...state } = useRecord(expenseRows, id);
  return { expenses, source, ...state };
}

/** One expense with its history; undefined until it is known, and for ever where the server keeps no history. */
export function useExpense(id: string) {
  const { data: expense, ...state } = useKept('expenses', () => getExpense(id), {
    part: id,
    needs: 'history',
  });
  return { expense, ...state };
}

export const useSaveExpense = () => useSave('expenses', saveExpense);

/** A deleted expense's money comes back, so the operations are fetched again. */
export const useDeleteExpense = () =>
  useRemove('expenses', (id, version, reason) => deleteExpense({ id, version, reason }), ['operations']);

/** Approves, rejects, or takes a decision back; super admins alone. The ledger follows. */
export const useExpenseStatus = () =>
  useStatusChange({
    list: 'expenses',
    call: expenseExtensions.expenseStatus,
    alsoRefresh: ['expenses', 'operations'],
  });
