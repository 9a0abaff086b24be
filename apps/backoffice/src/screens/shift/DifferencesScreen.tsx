import { useShiftDifferences } from '@motorpark/api';
import { type PersonDifferences, formatCount, formatNaira } from '@motorpark/domain';
import { type Column, DataTable, Page, Toolbar } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { useListQuery } from '../../shared/list/useListQuery';
import { messages } from './messages';

const SHIFTS = { href: href(paths.superAdmin.shifts), label: messages.list.title };

const columns: Column<PersonDifferences>[] = [
  { header: 'Cashier', cell: ({ person }) => person, isRowHeader: true, truncate: true },
  { header: 'Terminal', cell: ({ terminal }) => terminal, card: 'meta', truncate: true },
  { header: 'Shifts', cell: ({ shifts }) => formatCount(shifts), align: 'end', cardLabel: 'Shifts' },
  { header: 'Differ', cell: ({ differing }) => formatCount(differing), align: 'end', cardLabel: 'Differ' },
  {
    header: 'Not counted',
    cell: ({ uncounted }) => formatCount(uncounted),
    align: 'end',
    cardLabel: 'Not counted',
  },
  { header: 'Short', cell: ({ short }) => formatNaira(short), align: 'end', cardLabel: 'Short' },
  { header: 'Over', cell: ({ over }) => formatNaira(over), align: 'end', cardLabel: 'Over' },
];

/** Whose closed shifts differ, and by how much: what was short is told beside what was over. */
export function DifferencesScreen() {
  const asked = useListQuery();
  const { differences, failure, isLoading, isRefreshing, refresh } = useShiftDifferences(asked.query);

  return (
    <Page title={messages.differences.title} back={SHIFTS}>
      <Toolbar>
        <ListPeriod asked={asked} />
      </Toolbar>
      <DataTable
        label={messages.differences.title}
        columns={columns}
        rows={differences ?? []}
        rowKey={({ person, terminal }) => `${person} ${terminal}`}
        isLoading={isLoading}
        loadingText={messages.differences.loading}
        failure={
          failure && (
            <LoadFailure
              failure={failure}
              fallback={messages.differences.loadFailed}
              refresh={refresh}
              isRetrying={isRefreshing}
            />
          )
        }
        emptyText={messages.differences.empty}
      />
    </Page>
  );
}
