import {
  ALL_LISTS,
  type ColumnKind,
  type CsvList,
  type KeyIn,
  type OwnIn,
  fileColumns,
  wireName,
} from '@motorpark/contract';
import { formatPaymentMethod } from '@motorpark/domain';
import { type Cell, count, day, instant, money, phone, toCsv } from './cells';

export interface Sheet<Row> {
  name: string;
  headings: string;
  line: (row: Row) => string;
}

type CellIn<Row> = (row: Row) => Cell | null | undefined;

/** The line end of RFC 4180, which every spreadsheet reads. */
const END = '\r\n';

/** How texts of a kind are written. */
const WRITTEN: Partial<Record<ColumnKind, (text: string) => Cell>> = {
  phone,
  naira: money,
  day,
  instant,
  method: formatPaymentMethod,
};

/** Returns the sheet of a list. `own` are the cells whose value a row does not have; `keys` are its columns, by default all. */
export function sheetOf<List extends CsvList, Row extends object>(
  name: List,
  own: OwnIn<'file', Row, (typeof ALL_LISTS)[List], CellIn<Row>>,
  keys?: readonly KeyIn<(typeof ALL_LISTS)[List], 'file'>[],
): Sheet<Row> {
  const cells = new Map<string, CellIn<Row>>(Object.entries(own));
  const columns = fileColumns(ALL_LISTS[name]).filter(([key]) => !keys || keys.some((one) => one === key));
  return sheetOfColumns(
    name,
    columns.map(([key, column]) => [
      column.header,
      cells.get(key) ?? plainCell(wireName(key, column), column.kind),
    ]),
  );
}

/** Returns the cell of a field as its kind says; empty where a row has none. */
const plainCell =
  (field: string, kind: ColumnKind = 'text'): CellIn<object> =>
  (row) => {
    const value: unknown = Reflect.get(row, field);
    if (typeof value === 'number') return kind === 'naira' ? money(value) : count(value);
    return typeof value === 'string' && value !== '' ? (WRITTEN[kind]?.(value) ?? value) : '';
  };

export type SheetColumn<Row> = readonly [heading: string, cell: CellIn<Row>];

export function sheetOfColumns<Row>(name: string, columns: readonly SheetColumn<Row>[]): Sheet<Row> {
  const lineOf = (line: readonly Cell[]) => line.map(toCsv).join(',') + END;
  return {
    name,
    headings: lineOf(columns.map(([heading]) => heading)),
    line: (row) => lineOf(columns.map(([, cell]) => cell(row) ?? '')),
  };
}
