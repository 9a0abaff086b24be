import { useCashToday } from '@motorpark/api';
import { type CashLine, cashLines, formatCount, formatDateTime, formatNaira } from '@motorpark/domain';
import { type Column, DataTable, NONE, Page } from '@motorpark/ui';
import { href, paths, recordPath } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { messages } from './messages';

const { cashToday: words } = messages;

const columns: Column<CashLine>[] = [
  {
    header: 'Terminal',
    cell: (line) => (line.total === undefined ? line.terminal : <strong>{totalOf(line)}</strong>),
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

const totalOf = ({ total, terminal = '' }: CashLine) => (total === 'all' ? words.all : words.total(terminal));

/** The drawer's owner; of a total the number of drawers. */
function cashier({ drawer, total, sums }: CashLine) {
  if (total !== undefined) return words.drawers(formatCount(sums.drawers), sums.drawers);
  return drawer?.person ?? words.closed;
}

/** Since when a drawer is open, or when it was closed with cash in it. */
function since({ drawer }: CashLine) {
  if (drawer?.closedAt !== undefined) return words.left(formatDateTime(drawer.closedAt));
  return drawer ? formatDateTime(drawer.openedAt) : NONE;
}

function counted({ drawer }: CashLine) {
  if (!drawer) return NONE;
  return drawer.counted === undefined ? messages.notCounted : formatNaira(drawer.counted);
}

function money(header: string, of: (line: CashLine) => number): Column<CashLine> {
  const cell = (line: CashLine) =>
    line.total === undefined ? formatNaira(of(line)) : <strong>{formatNaira(of(line))}</strong>;
  return { header, cell, align: 'end', cardLabel: header };
}

/** A drawer leads to its report, other cash to the drops that are not banked. */
const hrefOf = ({ drawer }: CashLine) =>
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
      back={{ href: href(paths.superAdmin.shifts), label: messages.shifts }}
    >
      <DataTable
        label={words.title}
        columns={columns}
        rows={cashLines(places ?? [])}
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
