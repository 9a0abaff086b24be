import { CSV_HEADINGS, type CsvList } from '@motorpark/contract';
import { type Cell, written } from './cells';

/** How the rows of a list are written for a spreadsheet. */
export interface Sheet<Row> {
  /** What the list is called. */
  name: CsvList;
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
  const columns = headings.map((heading) => cells[heading]);
  const lineOf = (line: readonly Cell[]) => line.map(written).join(',') + END;
  return {
    name,
    headings: lineOf(headings),
    line: (row) => lineOf(columns.map((cell) => cell(row) ?? '')),
  };
}
