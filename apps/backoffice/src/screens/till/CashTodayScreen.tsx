import { useCashToday } from '@motorpark/api';
import {
  type CashPlace,
  type CashSums,
  cashSums,
  formatCount,
  formatDateTime,
  formatNaira,
} from '@motorpark/domain';
import { type Column, DataTable, NONE, Page } from '@motorpark/ui';
import { href, paths, recordPath } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { messages } from './messages';

const { cashToday: words } = messages;

/** A drawer that is open or holds cash, what closed drawers of a terminal dropped, or a total. */
interface Line extends Partial<Pick<CashPlace, 'terminalId' | 'terminal' | 'drawer'>> {
  sums: CashSums;
  /** The name of a total. */
  total?: string;
}

const columns: Column<Line>[] = [
  {
    header: 'Terminal',
    cell: ({ total, terminal }) => (total === undefined ? terminal : <strong>{total}</strong>),
    isRowHeader: true,
    truncate: true,
  },
  { header: 'Cashier', cell: cashier, card: 'meta', truncate: true },
  { header: 'Counter', cell: ({ drawer }) => drawer?.counter ?? NONE, cardLabel: 'Counter', truncate: true },
  {
    header: 'Open since',
    cell: since,
    cardLabel: 'Open since',
  },
  money('Expected cash', ({ sums }) => sums.expected),
  {
    header: 'Counted',
    cell: counted,
    align: 'end',
    cardLabel: 'Counted',
  },
  money('Not banked', ({ sums }) => sums.notBanked),
];

/** The drawer's owner; of a total the number of drawers. */
function cashier({ drawer, total, sums }: Line) {
  if (total !== undefined) return words.drawers(formatCount(sums.drawers), sums.drawers);
  return drawer?.person ?? words.closed;
}

/** Since when a drawer is open, or when it was closed with cash in it. */
function since({ drawer }: Line) {
  if (drawer?.closedAt !== undefined) return words.left(formatDateTime(drawer.closedAt));
  return drawer ? formatDateTime(drawer.openedAt) : NONE;
}

function counted({ drawer }: Line) {
  if (!drawer) return NONE;
  return drawer.counted === undefined ? messages.notCounted : formatNaira(drawer.counted);
}

function money(header: string, of: (line: Line) => number): Column<Line> {
  const cell = (line: Line) =>
    line.total === undefined ? formatNaira(of(line)) : <strong>{formatNaira(of(line))}</strong>;
  return { header, cell, align: 'end', cardLabel: header };
}

/** The drawers of each terminal below one another, then its total; at the end that of all terminals. */
function linesOf(places: readonly CashPlace[]): Line[] {
  const terminals = [...new Set(places.map(({ terminalId }) => terminalId))];
  const lines = terminals.flatMap((terminalId): Line[] => {
    const some = places.filter((place) => place.terminalId === terminalId);
    return [
      ...some.map((place) => ({ ...place, sums: cashSums([place]) })),
      { terminalId, sums: cashSums(some), total: words.total(some[0]?.terminal ?? '') },
    ];
  });
  return terminals.length > 1 ? [...lines, { sums: cashSums(places), total: words.all }] : lines;
}

/** A drawer leads to its report, other cash to the drops that are not banked. */
const hrefOf = ({ drawer }: Line) =>
  href(
    drawer ? recordPath(paths.superAdmin.shift, drawer.id) : `${paths.superAdmin.drops}?status=Not+banked`,
  );

/** The cash of the company now: what should be in each open drawer, and what is not banked (docs/shift.md). */
export function CashTodayScreen() {
  const { places, failure, isLoading, isRefreshing, refresh } = useCashToday();
  return (
    <Page
      title={words.title}
      lead={words.lead}
      back={{ href: href(paths.superAdmin.shifts), label: messages.list.title }}
    >
      <DataTable
        label={words.title}
        columns={columns}
        rows={linesOf(places ?? [])}
        rowKey={({ terminalId = '', drawer, total }) => [terminalId, drawer?.id, total].join()}
        hrefOf={hrefOf}
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
      />
    </Page>
  );
}
