import {
  type ColumnKind,
  type KeyIn,
  type ListColumn,
  type ListColumns,
  type OwnIn,
  columnsIn,
} from '@motorpark/api';
import {
  type SeeRight,
  formatDateTime,
  formatDay,
  formatNaira,
  formatPaymentMethod,
  formatPhone,
} from '@motorpark/domain';
import { type Column, NONE, StatusBadge } from '@motorpark/ui';
import type { ReactNode } from 'react';

/** A column of a list, shown to those who have the right that it needs. */
export interface ShownColumn<Row> extends Column<Row> {
  needs?: SeeRight | undefined;
}

type Cell<Row> = Column<Row>['cell'];
type Differences<Row> = Partial<Column<Row>>;

/** How texts of a kind are shown. */
const SHOWN: Partial<Record<ColumnKind, (text: string) => ReactNode>> = {
  phone: formatPhone,
  day: formatDay,
  instant: formatDateTime,
  method: formatPaymentMethod,
  status: (status) => <StatusBadge status={status} />,
};

/** Returns the cell of a field as its kind says. */
const plainCell =
  (field: string, { kind = 'text', isOptional }: ListColumn): Cell<object> =>
  (row) => {
    const value: unknown = Reflect.get(row, field);
    if (typeof value === 'number') return kind === 'naira' ? formatNaira(value) : value;
    if (typeof value === 'string' && value !== '') return SHOWN[kind]?.(value) ?? value;
    return isOptional && NONE;
  };

/** Returns a column as the list's table says. */
function shownColumn(key: string, column: ListColumn): ShownColumn<object> {
  const { header, kind, sort, isRowHeader, truncate, width, isMuted, hides, needs, cardLabel } = column;
  const isFigure = kind === 'naira' || kind === 'count';
  const { align = isFigure ? 'end' : undefined, card = kind === 'status' ? 'badge' : undefined } = column;
  return {
    header,
    cell: plainCell(key, column),
    sortBy: sort === true ? key : sort,
    align,
    isRowHeader,
    truncate,
    width,
    isMuted,
    hides,
    needs,
    card,
    cardLabel: cardLabel === true ? header : cardLabel,
  };
}

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
): ShownColumn<Row>[] {
  const ownColumns = new Map<string, Cell<Row> | Differences<Row>>(Object.entries(own));
  const keys: readonly string[] = shows ?? columnsIn(columns, 'screen').map(([key]) => key);
  return keys.flatMap((key) => {
    const column = columns[key];
    if (!column) return [];
    const differences = ownColumns.get(key);
    return Object.assign<ShownColumn<Row>, Differences<Row> | undefined>(
      shownColumn(key, column),
      typeof differences === 'function' ? { cell: differences } : differences,
    );
  });
}
