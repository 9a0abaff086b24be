import { type ColumnKind, type KeyIn, type ListColumn, type ListColumns, type OwnIn } from '@motorpark/api';
import { formatDateTime, formatDay, formatNaira, formatPaymentMethod, formatPhone } from '@motorpark/domain';
import { type Column, NONE, StatusBadge } from '@motorpark/ui';
import type { ReactNode } from 'react';

type Cell<Row> = Column<Row>['cell'];
type Differences<Row> = Partial<Column<Row>>;

/** How values of a kind are shown; those of others as they are. */
const SHOWN: Partial<Record<ColumnKind, (value: never) => ReactNode>> = {
  phone: formatPhone,
  naira: formatNaira,
  day: formatDay,
  instant: formatDateTime,
  method: formatPaymentMethod,
  status: (status: string) => <StatusBadge status={status} />,
};

/** Returns the cell of a field as its kind says. */
const plainCell =
  (field: string, { kind = 'text', isOptional }: ListColumn): Cell<object> =>
  (row) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `OwnIn` says that it is of the column's kind
    const value = Reflect.get(row, field) as never;
    if (value === undefined || value === '') return isOptional && NONE;
    return SHOWN[kind]?.(value) ?? value;
  };

/** Returns a column as the list's table says. */
const shownColumn = (key: string, column: ListColumn): Column<object> => ({
  align: column.kind === 'naira' || column.kind === 'count' ? 'end' : undefined,
  card: column.kind === 'status' ? 'badge' : undefined,
  ...column,
  cell: plainCell(key, column),
  sortBy: column.sort === true ? key : column.sort,
  cardLabel: column.cardLabel === true ? column.header : column.cardLabel,
});

/**
 * Returns the columns of a list for its table. `own` are the cells of those whose value a row does not have, and what else is different here; `shows` are the
 * columns from left to right, by default all.
 */
export function listColumns<Row extends object, Columns extends ListColumns>(
  columns: Columns,
  own: OwnIn<
    'screen',
    Row,
    Columns,
    Cell<Row> | (Differences<Row> & { cell: Cell<Row> }),
    Cell<Row> | Differences<Row>
  >,
  shows?: readonly KeyIn<Columns, 'screen'>[],
): Column<Row>[] {
  const ownColumns = new Map<string, Cell<Row> | Differences<Row>>(Object.entries(own));
  const keys: readonly string[] = shows ?? Object.keys(columns);
  return keys.flatMap((key) => {
    const column = columns[key];
    if (!column || column.only === 'file') return [];
    const differences = ownColumns.get(key);
    return Object.assign<Column<Row>, Differences<Row> | undefined>(
      shownColumn(key, column),
      typeof differences === 'function' ? { cell: differences } : differences,
    );
  });
}
