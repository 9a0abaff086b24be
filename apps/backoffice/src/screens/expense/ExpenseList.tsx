import type { ApiFailure } from '@motorpark/api';
import { EXPENSE_STATUSES, type Expense } from '@motorpark/domain';
import {
  Button,
  type Column,
  DataTable,
  type MenuItem,
  SearchBox,
  SelectField,
  SummaryCard,
  SummaryCards,
  Toolbar,
} from '@motorpark/ui';
import { type ReactNode, useMemo } from 'react';
import { LoadFailure } from '../../shell/LoadFailure';
import { messages } from './messages';
import { ALL, useExpenseFilter } from './useExpenseFilter';

interface ExpenseListProps {
  expenses: readonly Expense[];
  isSample: boolean;
  failure: ApiFailure | undefined;
  isLoading: boolean;
  refresh: () => Promise<void>;
  columns: Column<Expense>[];
  search: { label: string; hint: string };
  /** The main thing to do, beside the search. */
  primary?: ReactNode;
  /** What can be done with a row. Stable, or the table is drawn anew with every key. */
  actionsFor: (expense: Expense) => MenuItem[];
  onOpen: (expense: Expense) => void;
}

const STATUS_CHOICES = [
  { value: ALL, label: messages.allStatuses },
  ...EXPENSE_STATUSES.map((status) => ({ value: status, label: status })),
];

/** Expenses counted by status, searched and filtered (specification section 2.16). */
export function ExpenseList({
  expenses,
  isSample,
  failure,
  isLoading,
  refresh,
  columns,
  search,
  primary,
  actionsFor,
  onOpen,
}: ExpenseListProps) {
  const filter = useExpenseFilter(expenses);
  const { found, showAll } = filter;
  const isHidden = filter.isNarrowed && expenses.length > 0;
  const all = expenses.length;

  // Drawn anew only for other rows, not for every key.
  const table = useMemo(
    () => (
      <DataTable
        label={messages.title}
        columns={columns}
        rows={found}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        loadingText={messages.loading}
        failure={
          failure && <LoadFailure failure={failure} fallback={messages.loadFailed} refresh={refresh} />
        }
        emptyText={isHidden ? messages.noMatch : messages.empty}
        emptyAction={isHidden && <Button onClick={showAll}>{messages.showAll}</Button>}
        rowMenu={actionsFor}
        onOpen={onOpen}
        footer={messages.shown(found.length, all, isSample)}
      />
    ),
    [actionsFor, all, columns, failure, found, isHidden, isLoading, isSample, onOpen, refresh, showAll],
  );

  return (
    <>
      <SummaryCards label={messages.byStatus}>
        {EXPENSE_STATUSES.map((status) => (
          <SummaryCard
            key={status}
            label={status}
            value={expenses.filter((expense) => expense.status === status).length.toLocaleString('en-US')}
            isLoading={isLoading}
            isSample={isSample && !isLoading && !failure}
          />
        ))}
      </SummaryCards>
      <Toolbar primary={primary}>
        <SearchBox {...search} value={filter.search} onChange={filter.setSearch} />
        <SelectField
          label={messages.filter}
          isLabelHidden
          name="status"
          value={filter.status}
          options={STATUS_CHOICES}
          onChange={filter.setStatus}
        />
      </Toolbar>
      {table}
    </>
  );
}
