import type { ReactNode } from 'react';

/** One column of a `DataTable`, and its place on the card that replaces the row on a phone. */
export interface Column<Row> {
  /** Head of the column, and name of the value on a card. */
  header: string;
  /**
   * Returns the content of the cell: formatted text or a badge. A missing value is shown as N/A; `NONE` is for tables
   * only. `index` counts from 0 in the order shown.
   */
  cell: (row: Row, index: number) => ReactNode;
  /** Sort key of the column, for `onSort` when the head is pressed; without it the head is not a button. */
  sortBy?: string | undefined;
  /** `end` for figures, which are then aligned. */
  align?: 'start' | 'end' | undefined;
  /** Whether its cell names the row. That cell opens the row and names its menu. */
  isRowHeader?: boolean | undefined;
  /** A CSS width, such as `20ch`; of text that can be cut off the least. */
  width?: string | undefined;
  /**
   * Whether text is cut off with an ellipsis if the table has no room for all of it; the full text is shown on hover
   * and focus. `twoLines` is for text whose end is as important as its beginning, such as a route.
   */
  truncate?: boolean | 'twoLines' | undefined;
  /** Whether its cells hold fields: they are never narrower than `width`. */
  isField?: boolean | undefined;
  /** Whether the column is less important than the others and has the muted colour. */
  isMuted?: boolean | undefined;
  /** Its place in the order in which columns are hidden if the table has no room for all of them, from 1; undefined if it is never hidden. */
  hides?: number | undefined;
  /** Place on a phone's card: `meta` by default (`title` for a row header). `id` is monospaced in the table too. */
  card?: CardPlace | undefined;
  /** Word before the value on a card, if the value doesn't explain itself: "Seat", or "Seats" if the row has several. */
  cardLabel?: string | ((row: Row) => string) | undefined;
}

export type CardPlace = 'title' | 'badge' | 'meta' | 'id' | 'hidden';

/** Returns the column of serial numbers: 1, 2, 3 in the order shown. */
export function serialNumber<Row>(): Column<Row> {
  return {
    header: 'S/N',
    cell: (_row, index) => index + 1,
    align: 'end',
    isMuted: true,
    card: 'hidden',
    width: '1%',
    hides: 2,
  };
}

/** Returns the places of the columns that can be hidden, in the order in which they are. */
export const hidingOrder = <Row>(columns: readonly Column<Row>[]): number[] =>
  [...new Set(columns.flatMap(({ hides }) => hides ?? []))].toSorted((one, other) => one - other);

export const cardPlace = <Row>({ card, isRowHeader }: Column<Row>): CardPlace =>
  card ?? (isRowHeader ? 'title' : 'meta');

/** Returns the column that names the row: the row header, else the card's title, else the first. */
export const namingColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ isRowHeader }) => isRowHeader) ??
  columns.find(({ card }) => card === 'title') ??
  columns[0];

/** Returns the attributes by which a column's cells are styled: one styled table is cheaper than a thousand styled cells. */
export function cellAttributes<Row>(column: Column<Row>, naming: Column<Row> | undefined) {
  const { align, card, isMuted, isField, truncate, width } = column;
  return {
    'data-align': align,
    'data-id': card === 'id' || undefined,
    'data-muted': isMuted || undefined,
    'data-cut': Boolean(truncate) || undefined,
    'data-naming': column === naming || undefined,
    // Text that can be cut off takes more if there is room.
    style: width === undefined ? undefined : truncate || isField ? { minWidth: width } : { width },
  };
}
