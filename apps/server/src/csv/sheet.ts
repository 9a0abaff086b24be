import { CSV_HEADINGS, type CsvList } from '@motorpark/contract';
import { type Cell, toCsv } from './cells';

export interface Sheet<Row> {
  name: string;
  headings: string;
  line: (row: Row) => string;
}

/** The line end of RFC 4180, which every spreadsheet reads. */
const END = '\r\n';

/** Returns the sheet of a list from the cell under each of its headings. */
export function sheetOf<List extends CsvList, Row>(
  name: List,
  cells: Readonly<Record<(typeof CSV_HEADINGS)[List][number], (row: Row) => Cell | null | undefined>>,
): Sheet<Row> {
  const headings: readonly (typeof CSV_HEADINGS)[List][number][] = CSV_HEADINGS[name];
  return sheetOfColumns(
    name,
    headings.map((heading) => [heading, cells[heading]]),
  );
}

export type SheetColumn<Row> = readonly [heading: string, cell: (row: Row) => Cell | null | undefined];

export function sheetOfColumns<Row>(name: string, columns: readonly SheetColumn<Row>[]): Sheet<Row> {
  const lineOf = (line: readonly Cell[]) => line.map(toCsv).join(',') + END;
  return {
    name,
    headings: lineOf(columns.map(([heading]) => heading)),
    line: (row) => lineOf(columns.map(([, cell]) => cell(row) ?? '')),
  };
}
