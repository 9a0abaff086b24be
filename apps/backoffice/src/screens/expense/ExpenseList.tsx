import { EXPENSE_STATUSES, type Expense } from '@motorpark/domain';
import { type Column, type MenuItem, Notice } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { FoundList, type ListTexts } from '../../shared/list/FoundList';
import type { Found } from '../../shared/list/FoundTable';
import { ListPeriod } from '../../shared/list/ListPeriod';
import type { ListQueryState } from '../../shared/list/useListQuery';
import { searchOnlyFieldsOfExpense } from './expenseListColumns';
import { messages } from './messages';

interface ExpenseListProps {
  listQuery: ListQueryState;
  found: Found<Expense>;
  columns: Column<Expense>[];
  texts?: ListTexts;
  primary?: ReactNode;
  rowMenu: (expense: Expense) => MenuItem[];
  onOpen: (expense: Expense) => void;
  /** Whether they are samples of this machine. */
  isSample?: boolean;
}

/** The list of expenses with counts by status, search and period (docs/expense.md). */
export const ExpenseList = ({ isSample = false, texts = messages, ...list }: ExpenseListProps) => (
  <>
    {isSample && <Notice tone="info">{messages.sampleNotice}</Notice>}
    <FoundList
      {...list}
      texts={texts}
      counted={EXPENSE_STATUSES}
      searchOnlyFields={searchOnlyFieldsOfExpense}
      filters={<ListPeriod listQuery={list.listQuery} />}
      one="expense"
      many={isSample ? 'sample expenses' : 'expenses'}
    />
  </>
);
