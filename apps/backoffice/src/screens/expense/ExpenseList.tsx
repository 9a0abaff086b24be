import type { Source } from '@motorpark/api';
import { EXPENSE_STATUSES, type Expense } from '@motorpark/domain';
import { type Column, type MenuItem, Notice, SearchBox, Toolbar } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { type Found, FoundTable } from '../../shared/list/FoundTable';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { StatusCounts } from '../../shared/list/StatusCounts';
import type { AskedList } from '../../shared/list/useListQuery';
import { messages } from './messages';

interface ExpenseListProps {
  asked: AskedList;
  found: Found<Expense>;
  source: Source | undefined;
  columns: Column<Expense>[];
  search: { label: string; hint: string };
  /** The main thing to do, beside the search. */
  primary?: ReactNode;
  /** What can be done with a row. */
  actionsFor: (expense: Expense) => MenuItem[];
  onOpen: (expense: Expense) => void;
}

/** Expenses counted by status, searched and filtered (docs/expense.md). */
export function ExpenseList({
  asked,
  found,
  source,
  columns,
  search,
  primary,
  actionsFor,
  onOpen,
}: ExpenseListProps) {
  return (
    <>
      {source === 'sample' && <Notice tone="info">{messages.sampleNotice}</Notice>}
      <StatusCounts
        label={messages.byStatus}
        statuses={EXPENSE_STATUSES}
        counts={found.counts}
        asked={asked}
      />
      <Toolbar primary={primary}>
        <SearchBox {...search} value={asked.text} onChange={asked.type} />
        <ListPeriod asked={asked} />
      </Toolbar>
      <FoundTable
        label={messages.title}
        found={found}
        asked={asked}
        one="expense"
        many={source === 'sample' ? 'sample expenses' : 'expenses'}
        columns={columns}
        loadingText={messages.loading}
        empty={messages.empty}
        rowMenu={actionsFor}
        onOpen={onOpen}
      />
    </>
  );
}
