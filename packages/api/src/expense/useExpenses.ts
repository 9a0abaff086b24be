import type { Expense } from '@motorpark/domain';
import useSWR from 'swr';
import { useCapabilities } from '../access/useCapabilities';
import type { ListQuery } from '../client/found';
import { useListKey, useRefreshLists } from '../client/lists';
import { useRemove, useSave } from '../client/records';
import { useFoundRows } from '../client/useFoundRows';
import { useRecord } from '../client/useRecord';
import { expenseExtensions } from '@motorpark/contract';
import type { ApiFailure } from '../failure/failure';
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
  const list = useListKey('expenses');
  const hasHistory = useCapabilities().has('history');
  const { data, error, isLoading } = useSWR<Expense, ApiFailure>(
    list && hasHistory ? [...list, id] : null,
    () => getExpense(id),
  );
  return { expense: data, failure: error, isLoading };
}

export const useSaveExpense = () => useSave('expenses', saveExpense);

/** A deleted expense's money comes back, so the operations are fetched again. */
export function useDeleteExpense() {
  const refreshLists = useRefreshLists();
  const { remove, isRemoving } = useRemove('expenses', (id, version, reason) =>
    deleteExpense({ id, version, reason }),
  );
  return {
    remove: async (id: string, version?: number, reason?: string) => {
      const outcome = await remove(id, version, reason);
      void refreshLists('operations');
      return outcome;
    },
    isRemoving,
  };
}

/** Approves, rejects, or takes a decision back; super admins alone. The ledger follows. */
export const useExpenseStatus = () =>
  useStatusChange({
    list: 'expenses',
    call: expenseExtensions.expenseStatus,
    alsoRefresh: ['expenses', 'operations'],
  });
