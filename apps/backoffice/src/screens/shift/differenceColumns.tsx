import {
  type DifferenceGroup,
  type DrawerDifferences,
  formatCount,
  formatDay,
  formatNaira,
  formatSignedNaira,
} from '@motorpark/domain';
import type { Column } from '@motorpark/ui';
import { messages } from './messages';

type Differences = Column<DrawerDifferences>;

const person: Differences = {
  header: 'Cashier',
  cell: (row) => row.person?.name,
  isRowHeader: true,
  truncate: true,
};
const terminal: Differences = { header: 'Terminal', cell: (row) => row.terminal?.name, truncate: true };
const week: Differences = {
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

/** What was short and over in counts without the clerk; neither is set off against the other. */
function disputed({ disputedShort, disputedOver }: DrawerDifferences) {
  const sums = [-disputedShort, disputedOver].filter((sum) => sum !== 0);
  return sums.length === 0 ? formatNaira(0) : sums.map((sum) => formatSignedNaira(sum)).join(', ');
}

const figures: Differences[] = [
  counted('Shifts', ({ shifts }) => shifts),
  counted('Differ', ({ differing }) => differing),
  counted('Not counted', ({ uncounted }) => uncounted),
  money('Short', ({ short }) => short),
  money('Over', ({ over }) => over),
  { header: 'Disputed', cell: disputed, align: 'end', cardLabel: 'Disputed' },
  money('Paid, then refused', ({ refused }) => refused),
  money('Discarded', ({ discarded }) => discarded),
  money('Float missing', ({ floatMissing }) => floatMissing),
  money('Expired after an edit', ({ expired }) => expired),
];

/** Columns of the differences, grouped by clerk and terminal, by terminal, or by week. */
export const differenceColumns: Readonly<Record<DifferenceGroup, Differences[]>> = {
  person: [person, { ...terminal, card: 'meta' }, ...figures],
  terminal: [{ ...terminal, isRowHeader: true }, ...figures],
  week: [week, ...figures],
};
