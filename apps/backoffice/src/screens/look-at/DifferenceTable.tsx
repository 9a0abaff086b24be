import { useShiftDifferences } from '@motorpark/api';
import {
  type DifferenceGroup,
  type DrawerDifferences,
  formatCount,
  formatDay,
  formatNaira,
  formatSignedNaira,
} from '@motorpark/domain';
import { type Column, DataTable, Toolbar } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { href } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { ExportButton } from '../../shared/list/ExportButton';
import type { ListQueryState } from '../../shared/list/useListQuery';
import { shiftsPath } from './differenceLinks';
import { messages } from './messages';

const { differences: words } = messages;

type Differences = Column<DrawerDifferences>;

const PERSON: Differences = {
  header: 'Cashier',
  cell: (row) => row.person?.name,
  isRowHeader: true,
  truncate: true,
};
const TERMINAL: Differences = { header: 'Terminal', cell: (row) => row.terminal?.name, truncate: true };
const WEEK: Differences = {
  header: 'Week',
  cell: (row) => row.week !== undefined && words.week(formatDay(row.week)),
  isRowHeader: true,
};

const counted = (header: string, of: (row: DrawerDifferences) => number): Differences => ({
  header,
  cell: (row) => formatCount(of(row)),
  align: 'end',
  cardLabel: header,
});
const money = (header: string, of: (row: DrawerDifferences) => number): Differences => ({
  header,
  cell: (row) => formatNaira(of(row)),
  align: 'end',
  cardLabel: header,
});

/** How many drawers nobody counted, and the cash that should have been in them. */
const uncounted = ({ uncounted: drawers, uncountedCash }: DrawerDifferences) =>
  [formatCount(drawers), ...(uncountedCash > 0 ? [formatNaira(uncountedCash)] : [])].join(', ');

/** What was short and over; neither is set off against the other. */
const bothWays = (
  header: string,
  of: (row: DrawerDifferences) => { short: number; over: number },
): Differences => ({
  header,
  cell: (row) => {
    const { short, over } = of(row);
    const sums = [-short, over].filter((sum) => sum !== 0);
    return sums.length === 0 ? formatNaira(0) : sums.map((sum) => formatSignedNaira(sum)).join(', ');
  },
  align: 'end',
  cardLabel: header,
});

const figures: Differences[] = [
  { ...counted('Shifts', ({ shifts }) => shifts), hides: 1 },
  counted('Differ', ({ differing }) => differing),
  { header: 'Not counted', cell: uncounted, align: 'end', cardLabel: 'Not counted' },
  money('Short', ({ short }) => short),
  money('Over', ({ over }) => over),
  bothWays('Disputed', ({ disputedShort: short, disputedOver: over }) => ({ short, over })),
  bothWays('Corrected', ({ missing: short, found: over }) => ({ short, over })),
  money('Paid, not approved', ({ unapproved }) => unapproved),
  money('Discarded', ({ discarded }) => discarded),
  money('Float missing', ({ floatMissing }) => floatMissing),
  money('Changed, not confirmed', ({ unconfirmed }) => unconfirmed),
];

/** Columns of the differences, grouped by clerk and terminal, by terminal, by week, or by clerk and week. */
const differenceColumns: Readonly<Record<DifferenceGroup, Differences[]>> = {
  person: [PERSON, { ...TERMINAL, card: 'meta' }, ...figures],
  terminal: [{ ...TERMINAL, isRowHeader: true }, ...figures],
  week: [WEEK, ...figures],
  personAndWeek: [
    PERSON,
    { ...TERMINAL, card: 'meta' },
    { ...WEEK, isRowHeader: false, cardLabel: 'Week' },
    ...figures,
  ],
};

interface DifferenceTableProps {
  by: DifferenceGroup;
  listQuery: Pick<ListQueryState<'terminal' | 'person'>, 'query' | 'chosen'>;
  filters: ReactNode;
}

/** How many closed shifts have a difference, and its amount. Shortages and surpluses are not set off against each other. A row links to its shifts. */
export function DifferenceTable({ by, listQuery, filters }: DifferenceTableProps) {
  const { from, to } = listQuery.query;
  const [terminalId, personId] = [listQuery.chosen('terminal'), listQuery.chosen('person')];
  const asked = { from, to, by, terminalId, personId };
  const { differences, download, failure, isLoading, isRefreshing, refresh } = useShiftDifferences(asked);

  return (
    <>
      <Toolbar>{filters}</Toolbar>
      <DataTable
        label={words.title}
        columns={differenceColumns[by]}
        rows={differences ?? []}
        rowKey={({ person, terminal, week }) => [person?.id, terminal?.id, week].join()}
        hrefOf={(row) => href(shiftsPath(row, asked))}
        isLoading={isLoading}
        loadingText={words.loading}
        failure={
          failure && (
            <LoadFailure
              failure={failure}
              fallback={words.loadFailed}
              refresh={refresh}
              isRefreshing={isRefreshing}
            />
          )
        }
        emptyText={words.empty}
        footer={differences && words.shown(differences.length)}
        more={<ExportButton download={download} />}
      />
    </>
  );
}
