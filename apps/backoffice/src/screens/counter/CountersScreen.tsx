import { useForgetCounter, useFoundCounters } from '@motorpark/api';
import { type Counter, formatDateTime } from '@motorpark/domain';
import { type Column, DeleteIcon, Page } from '@motorpark/ui';
import { useState } from 'react';
import { href, paths } from '../../paths';
import { FoundList } from '../../shared/list/FoundList';
import { useListQuery } from '../../shared/list/useListQuery';
import { ActDialog } from '../../shared/record/ActDialog';
import { messages } from './messages';

export const counterColumns: Column<Counter>[] = [
  { header: 'Counter', cell: ({ name }) => name, isRowHeader: true, truncate: true },
  { header: 'Terminal', cell: ({ terminal }) => terminal, truncate: true },
  { header: 'Paper', cell: ({ paper }) => paper },
  {
    header: 'Last used',
    cell: ({ lastUsedAt }) => formatDateTime(lastUsedAt),
    cardLabel: 'Last used',
    sortBy: 'lastUsedAt',
  },
  {
    header: 'Named by',
    cell: ({ namedBy }) => namedBy,
    cardLabel: 'Named by',
    truncate: true,
    hides: 1,
  },
];

const SEARCH = { label: messages.list.search, hint: messages.list.searchHint };
const SHIFTS = { href: href(paths.superAdmin.shifts), label: 'Shifts' };

/** The list of all terminals' counters; each can be forgotten. */
export function CountersScreen() {
  const listQuery = useListQuery();
  const found = useFoundCounters(listQuery.query);
  const { remove } = useForgetCounter();
  const [toForget, setToForget] = useState<Counter>();

  return (
    <Page title={messages.list.title} back={SHIFTS}>
      <FoundList
        listQuery={listQuery}
        found={found}
        label={messages.list.title}
        search={SEARCH}
        one="counter"
        many="counters"
        columns={counterColumns}
        empty={messages.list.empty}
        rowMenu={(counter) => [
          {
            label: messages.forget.button,
            icon: DeleteIcon,
            tone: 'danger',
            onSelect: () => setToForget(counter),
          },
        ]}
      />
      {toForget && (
        <ActDialog
          title={messages.forget.title}
          confirmLabel={messages.forget.confirm}
          cancelLabel={messages.forget.cancel}
          act={() => remove({ id: toForget.id })}
          done={messages.forget.done}
          onClose={() => setToForget(undefined)}
        >
          <p>
            <b>{toForget.name}</b>, {toForget.terminal}. {messages.forget.note}
          </p>
        </ActDialog>
      )}
    </Page>
  );
}
