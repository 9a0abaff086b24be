import { EXPENSE_STATUSES, type Expense } from '@motorpark/domain';
import { type Column, type MenuItem, Notice } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { FoundList } from '../../shared/list/FoundList';
import type { Found } from '../../shared/list/FoundTable';
import { ListPeriod } from '../../shared/list/ListPeriod';
import type { ListQueryState } from '../../shared/list/useListQuery';
import { searchOnlyFieldsOfExpense } from './expenseListColumns';
import { messages } from './messages';

const COUNTED = { label: messages.byStatus, statuses: EXPENSE_STATUSES };

interface ExpenseListProps {
  listQuery: ListQueryState;
  found: Found<Expense>;
  columns: Column<Expense>[];
  search: { label: string; hint: string };
  primary?: ReactNode;
  rowMenu: (expense: Expense) => MenuItem[];
  onOpen: (expense: Expense) => void;
  /** Whether they are samples of this machine. */
  isSample?: boolean;
}

/** The list of expenses with counts by status, search and period (docs/expense.md). */
export const ExpenseList = ({ isSample = false, ...list }: ExpenseListProps) => (
  <>
    {isSample && <Notice tone="info">{messages.sampleNotice}</Notice>}
    <FoundList
      {...list}
      label={messages.title}
      counted={COUNTED}
      searchOnlyFields={searchOnlyFieldsOfExpense}
      filters={<ListPeriod listQuery={list.listQuery} />}
      one="expense"
      many={isSample ? 'sample expenses' : 'expenses'}
      loadingText={messages.loading}
      empty={messages.empty}
    />
  </>
);
