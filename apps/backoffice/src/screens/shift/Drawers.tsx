import { useDrawers } from '@motorpark/api';
import { type Shift, formatDateTime } from '@motorpark/domain';
import { type Column, DataTable, Section } from '@motorpark/ui';
import { recordPath, href, paths } from '../../paths';
import { messages } from './messages';

const columns: Column<Shift>[] = [
  { header: 'Counter', cell: ({ counter }) => counter, isRowHeader: true },
  { header: 'Cashier', cell: ({ person }) => person },
  { header: 'Opened', cell: ({ openedAt }) => formatDateTime(openedAt), cardLabel: 'Opened' },
];

/** Other clerks' open drawers at the terminal; each can be counted and taken over. Shows nothing if there are none. */
export function Drawers() {
  const { drawers = [] } = useDrawers();
  if (drawers.length === 0) return null;
  return (
    <Section title={messages.takeOver.title}>
      <DataTable
        label={messages.takeOver.list}
        columns={columns}
        rows={drawers}
        rowKey={({ id }) => id}
        hrefOf={({ id }) => href(recordPath(paths.admin.takeOver, id))}
        emptyText={messages.list.empty}
      />
    </Section>
  );
}
