import type { ReactNode } from 'react';

/** One column of a `DataTable`, and where its content stands on the card that replaces the row on a phone. */
export interface Column<Row> {
  /** The head of the column, and the name of the value on a card. */
  header: string;
  /** What the row shows here: formatted text or a badge. Nothing reads N/A; `NONE` stands in tables only. `index` counts from 0 in the order shown. */
  cell: (row: Row, index: number) => ReactNode;
  /** What the rows are sorted by once the head is pressed (`onSort`); without it the head is no button. */
  sortBy?: string | undefined;
  /** `end` for figures, which then stand under one another. */
  align?: 'start' | 'end' | undefined;
  /** The cell that names its row. It opens the row and names the row's menu. */
  isRowHeader?: boolean | undefined;
  /** A CSS width, such as `20ch`. */
  width?: string | undefined;
  /**
   * Cut text with an ellipsis where the table has no room for all of it; it is shown whole on hover and focus. `twoLines` is for text whose
   * end says as much as its beginning, such as a route.
   */
  truncate?: boolean | 'twoLines' | undefined;
  /** Less important than the others: in the muted colour. */
  isMuted?: boolean | undefined;
  /** The first to go where the table has no room for all its columns. */
  givesWay?: boolean | undefined;
  /** The place on a phone's card: `meta` by default (a row header is the `title`). `id` is monospaced in the table too. */
  card?: CardPlace | undefined;
  /** A word in front of the value on a card where the value doesn't explain itself: "Seat", or "Seats" where the row has several. */
  cardLabel?: string | ((row: Row) => string) | undefined;
}

export type CardPlace = 'title' | 'badge' | 'meta' | 'id' | 'hidden';

/** The serial number column: 1, 2, 3 in the order shown. */
export function serialNumber<Row>(): Column<Row> {
  return {
    header: 'S/N',
    cell: (_row, index) => index + 1,
    align: 'end',
    isMuted: true,
    card: 'hidden',
    width: '1%',
  };
}

/** Where a column's content stands on a card. */
export const cardPlace = <Row>({ card, isRowHeader }: Column<Row>): CardPlace =>
  card ?? (isRowHeader ? 'title' : 'meta');

/** The column that names the row: the row header, else the card's title, else the first. */
export const namingColumn = <Row>(columns: Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ isRowHeader }) => isRowHeader) ??
  columns.find(({ card }) => card === 'title') ??
  columns[0];
