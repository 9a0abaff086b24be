import { type Expense, formatExpenseDate, formatNaira } from '@motorpark/domain';
import { useCallback, useMemo, useState } from 'react';
import { useSearch } from '../record/useSearch';

export const ALL = 'all';

/** Everything that a list shows of an expense, as people may type it; amounts with and without their commas. */
const textOf = (expense: Expense): string => {
  const amount = formatNaira(expense.amount);
  return [
    expense.expenseType,
    expense.description,
    expense.cashier,
    expense.approvingOfficer,
    expense.terminal,
    formatExpenseDate(expense.date),
    expense.status,
    amount,
    amount.replaceAll(',', ''),
  ].join('\n');
};

/** Expenses searched while one types, and narrowed to a status. */
export function useExpenseFilter(expenses: readonly Expense[]) {
  const [status, setStatus] = useState(ALL);
  const ofStatus = useMemo(
    () => (status === ALL ? expenses : expenses.filter((expense) => expense.status === status)),
    [expenses, status],
  );
  const { search, setSearch, found, isSearching } = useSearch(ofStatus, textOf);
  const showAll = useCallback(() => {
    setSearch('');
    setStatus(ALL);
  }, [setSearch]);
  return {
    search,
    setSearch,
    status,
    setStatus,
    found,
    isNarrowed: isSearching || status !== ALL,
    showAll,
  };
}
