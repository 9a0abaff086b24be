import type { Expense, ExpenseForm } from '@motorpark/domain';
import useSWR from 'swr';
import { useCapabilities, useServerCan } from '../access/useCapabilities';
import { useList, useListKey, useRefreshLists, type ListOptions } from '../client/lists';
import { useRemove, useSave, withoutRow } from '../client/records';
import { CALLS } from '../contract';
import type { ApiFailure } from '../failure/failure';
import { useStatusChange } from '../history/useStatusChange';
import { deleteExpense, getExpense, listExpenses, saveExpense } from './expense.endpoints';

/** What a server without expenses is shown with instead. */
type Samples = readonly Expense[];

/** The expenses within the person's reach, newest first. `isSample` where the server keeps none and these are samples. */
export function useExpenses(samples: Samples, options?: ListOptions) {
  const isSample = useServerCan('expenses') === false;
  const { rows: expenses, ...state } = useList('expenses', () => listExpenses(samples), options);
  return { expenses, isSample, ...state };
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

export const useSaveExpense = (samples: Samples) =>
  useSave<ExpenseForm>('expenses', (order) => saveExpense(order, samples));

/** A deleted expense's money comes back, so the operations are fetched again. */
export function useDeleteExpense(samples: Samples) {
  const refreshLists = useRefreshLists();
  const { remove, isRemoving } = useRemove(
    'expenses',
    (id) => deleteExpense(id, samples),
    withoutRow<Expense>,
  );
  return {
    remove: async (id: string) => {
      const outcome = await remove(id);
      void refreshLists('operations');
      return outcome;
    },
    isRemoving,
  };
}

/** Approves, rejects, or takes a decision back; super admins alone. The ledger follows. */
export const useExpenseStatus = () =>
  useStatusChange<Expense>({
    list: 'expenses',
    call: CALLS.expenseStatus,
    alsoRefresh: ['expenses', 'operations'],
    withStatus: (expense, status) => ({ ...expense, status }),
  });
