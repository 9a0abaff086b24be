import { MOST_IMPORT_ROWS } from '@motorpark/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { withoutApostrophe } from './cells';
import { unreadableFile } from './textOfFile';

/** A line of a sheet, numbered as in a spreadsheet, starting with 1. */
export interface SheetRow {
  row: number;
  cells: readonly string[];
}

/** The content of a file: its headings and the non-empty rows below. */
export interface FileSheet {
  headings: SheetRow;
  rows: readonly SheetRow[];
}

/** Delimiters that spreadsheets of different countries use. */
const DELIMITERS = [',', ';', '\t'];

/** Lines, blank ones included, and columns of the largest file that is read. Parsing more of them would keep all other calls waiting. */
const MOST_LINES = 20_000;
const MOST_COLUMNS = 200;
const LONGEST_HEADING = 100;

/** How to find the headings of a file. */
interface Layout {
  /** Whether a cell is a known heading; used to find the delimiter. */
  isHeading: (cell: string) => boolean;
  /** Finds the headings among the first `within` lines; without it, the first line has the headings. */
  headings?: { within: number; areIn: (cells: readonly string[]) => boolean };
}

/** Parses a CSV file. Lines above its headings are ignored. */
export function readSheet(text: string, { isHeading, headings: headingLayout }: Layout): FileSheet {
  const whole = withoutBlankEnd(text);
  const delimiter = delimiterOf(whole, isHeading, headingLayout?.within ?? 1);
  const parsed = linesOf(whole, delimiter, MOST_LINES + 1);
  if (parsed.length > MOST_LINES) {
    throw unreadableFile(
      `This file has more than ${MOST_LINES.toLocaleString('en-US')} lines. Please split it into several.`,
    );
  }
  const lines = parsed
    .map((cells, place): SheetRow => ({ row: place + 1, cells: cells.map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const above = headingLayout
    ? lines
        .slice(0, headingLayout.within)
        .findIndex(({ cells }) => headingLayout.areIn(cells.slice(0, MOST_COLUMNS)))
    : 0;
  const [headings, ...rows] = lines.slice(Math.max(0, above));
  if (!headings) throw unreadableFile('Choose a CSV file that is not empty.');
  if (headings.cells.length > MOST_COLUMNS) {
    throw unreadableFile(`This file has more than ${MOST_COLUMNS} columns.`);
  }
  if (rows.length === 0) throw unreadableFile('This file has no rows below its headings.');
  if (rows.length > MOST_IMPORT_ROWS) {
    throw unreadableFile(
      `This file has ${rows.length.toLocaleString('en-US')} rows; at most ${MOST_IMPORT_ROWS.toLocaleString('en-US')} can be read at once. Please split it into several.`,
    );
  }
  return { headings, rows };
}

/** Returns the text without the empty cells and lines at its end, of which some spreadsheets write thousands. */
function withoutBlankEnd(text: string): string {
  let end = text.length;
  while (end > 0 && BLANK.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const BLANK: ReadonlySet<string> = new Set([...DELIMITERS, ' ', '\r', '\n']);

/** Returns the cell's text without surrounding white space, and without the apostrophe that an export puts before what a spreadsheet would change. */
const textOf = (cell: string): string => withoutApostrophe(cell.trim()).trim();

function delimiterOf(text: string, isHeading: (cell: string) => boolean, lines: number): string {
  const start = text.trimStart();
  const counted = DELIMITERS.map((delimiter) => ({
    delimiter,
    count: linesOf(start, delimiter, lines)
      .flatMap((cells) => cells.slice(0, MOST_COLUMNS))
      .map(textOf)
      .filter((cell) => cell.length <= LONGEST_HEADING && isHeading(cell)).length,
  }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).delimiter;
}

function linesOf(text: string, delimiter: string, to?: number): string[][] {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      ...(to !== undefined && { to }),
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw unreadableFile(
      'A quotation mark in this file is opened and never closed. Please check its quotation marks.',
    );
  }
}
