import { COUNTER_LIST, useForgetCounter, useFoundCounters } from '@motorpark/api';
import type { Counter } from '@motorpark/domain';
import { DeleteIcon, Page } from '@motorpark/ui';
import { useState } from 'react';
import { href, paths } from '../../paths';
import { FoundList } from '../../shared/list/FoundList';
import { listColumns } from '../../shared/list/listColumns';
import { useListQuery } from '../../shared/list/useListQuery';
import { ActDialog } from '../../shared/record/ActDialog';
import { messages } from './messages';

const counterColumns = listColumns<Counter, typeof COUNTER_LIST>(COUNTER_LIST, {});

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
        texts={messages.list}
        one="counter"
        many="counters"
        columns={counterColumns}
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
