import { CSV_HEADINGS, type CsvList } from '@motorpark/contract';
import { type Cell, written } from './cells';

/** How the rows of a list are written for a spreadsheet. */
export interface Sheet<Row> {
  /** The name of the list or report. */
  name: string;
  headings: string;
  line: (row: Row) => string;
}

/** RFC 4180, and what every spreadsheet reads. */
const END = '\r\n';

/** The sheet of a list: what stands under each of its headings. */
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

/** What stands under a heading. */
export type SheetColumn<Row> = readonly [heading: string, cell: (row: Row) => Cell | null | undefined];

/** A sheet by its columns, from left to right. */
export function sheetOfColumns<Row>(name: string, columns: readonly SheetColumn<Row>[]): Sheet<Row> {
  const lineOf = (line: readonly Cell[]) => line.map(written).join(',') + END;
  return {
    name,
    headings: lineOf(columns.map(([heading]) => heading)),
    line: (row) => lineOf(columns.map(([, cell]) => cell(row) ?? '')),
  };
}
