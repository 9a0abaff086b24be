import { useLooseCash } from '@motorpark/api';
import { type Day, type LooseCash as Cash, formatCount, formatDay, formatNaira } from '@motorpark/domain';
import { type Column, DataTable, Section } from '@motorpark/ui';
import { href } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { looseCashPath } from './differenceLinks';
import { messages } from './messages';

const columns: Column<Cash>[] = [
  { header: 'Cashier', cell: ({ person }) => person.name, isRowHeader: true, truncate: true },
  { header: 'Terminal', cell: ({ terminal }) => terminal, truncate: true },
  { header: 'Day', cell: ({ day }) => formatDay(day), cardLabel: 'Day' },
  { header: 'Why', cell: ({ kind }) => messages.looseCash.why[kind], cardLabel: 'Why' },
  { header: 'Entries', cell: ({ entries }) => formatCount(entries), align: 'end', cardLabel: 'Entries' },
  { header: 'Amount', cell: ({ amount }) => formatNaira(amount), align: 'end', cardLabel: 'Amount' },
];

interface LooseCashProps {
  from?: Day | undefined;
  to?: Day | undefined;
}

/** The cash in no drawer that somebody counts, by person and day. A row links to its lines or drops. Shows nothing if there is none. */
export function LooseCash({ from, to }: LooseCashProps) {
  const { cash, failure, isRefreshing, refresh } = useLooseCash({ from, to });
  if (failure)
    return (
      <LoadFailure
        failure={failure}
        fallback={messages.looseCash.loadFailed}
        refresh={refresh}
        isRefreshing={isRefreshing}
      />
    );
  if (cash === undefined || cash.length === 0) return null;
  return (
    <Section title={messages.looseCash.title}>
      <DataTable
        label={messages.looseCash.table}
        columns={columns}
        rows={cash}
        rowKey={({ kind, person, terminal, day }) => [kind, person.id, terminal, day].join()}
        hrefOf={(row) => href(looseCashPath(row))}
        emptyText={messages.list.empty}
      />
    </Section>
  );
}
