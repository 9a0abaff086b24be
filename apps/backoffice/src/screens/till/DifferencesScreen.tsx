import { useShiftDifferences } from '@motorpark/api';
import {
  DIFFERENCE_GROUPS,
  type DifferenceGroup,
  type DrawerDifferences,
  formatCount,
  formatDay,
  formatNaira,
  formatSignedNaira,
} from '@motorpark/domain';
import { type Column, DataTable, Page, SelectField, Toolbar } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { ExportButton } from '../../shared/list/ExportButton';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { useListQuery } from '../../shared/list/useListQuery';
import { shiftsPath } from './differenceLinks';
import { messages } from './messages';

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
  cell: (row) => row.week !== undefined && messages.differences.week(formatDay(row.week)),
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

const SHIFTS = { href: href(paths.superAdmin.shifts), label: messages.list.title };

const GROUPS = DIFFERENCE_GROUPS.map((by) => ({ value: by, label: messages.differences.groups[by] }));

/** How many closed shifts have a difference, and its amount. Shortages and surpluses are not set off against each other. A row links to its shifts. */
export function DifferencesScreen() {
  const listQuery = useListQuery({ filters: ['by'] });
  const { from, to } = listQuery.query;
  const by = DIFFERENCE_GROUPS.find((one) => one === listQuery.chosen('by')) ?? 'person';
  const { differences, download, failure, isLoading, isRefreshing, refresh } = useShiftDifferences({
    from,
    to,
    by,
  });

  return (
    <Page title={messages.differences.title} back={SHIFTS}>
      <Toolbar>
        <ListPeriod listQuery={listQuery}>
          <SelectField
            label={messages.differences.by}
            isLabelHidden
            name="by"
            value={by}
            options={GROUPS}
            onChange={(chosen) => listQuery.narrow('by', chosen === GROUPS[0]?.value ? undefined : chosen)}
          />
        </ListPeriod>
      </Toolbar>
      <DataTable
        label={messages.differences.title}
        columns={differenceColumns[by]}
        rows={differences ?? []}
        rowKey={({ person, terminal, week }) => [person?.id, terminal?.id, week].join()}
        hrefOf={(row) => href(shiftsPath(row, { from, to }))}
        isLoading={isLoading}
        loadingText={messages.differences.loading}
        failure={
          failure && (
            <LoadFailure
              failure={failure}
              fallback={messages.differences.loadFailed}
              refresh={refresh}
              isRefreshing={isRefreshing}
            />
          )
        }
        emptyText={messages.differences.empty}
        footer={differences && messages.differences.shown(differences.length)}
        more={<ExportButton download={download} />}
      />
    </Page>
  );
}
