import { MOST_IMPORT_ROWS } from '@motorpark/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { withoutFormulaGuard } from '../csv';
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

/** How to find the headings of a file. */
interface Layout {
  /** Whether a cell is a known heading; used to find the delimiter. */
  isHeading: (cell: string) => boolean;
  /** Finds the headings among the first `within` lines; without it, the first line has the headings. */
  headings?: { within: number; areIn: (cells: readonly string[]) => boolean };
}

/** Parses a CSV file. Lines above its headings are ignored. */
export function readSheet(text: string, { isHeading, headings: headingLayout }: Layout): FileSheet {
  const delimiter = delimiterOf(text, isHeading, headingLayout?.within ?? 1);
  const lines = linesOf(text, delimiter)
    .map((cells, place): SheetRow => ({ row: place + 1, cells: cells.map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const above = headingLayout
    ? lines.slice(0, headingLayout.within).findIndex(({ cells }) => headingLayout.areIn(cells))
    : 0;
  const [headings, ...rows] = lines.slice(Math.max(0, above));
  if (!headings) throw unreadableFile('Choose a CSV file that is not empty.');
  if (rows.length === 0) throw unreadableFile('This file has no rows below its headings.');
  if (rows.length > MOST_IMPORT_ROWS) {
    throw unreadableFile(
      `This file has ${rows.length.toLocaleString('en-US')} rows; at most ${MOST_IMPORT_ROWS.toLocaleString('en-US')} can be read at once. Please split it into several.`,
    );
  }
  return { headings, rows };
}

/** Returns the cell's text without surrounding white space, and without the apostrophe by which an export disarms formulas. */
const textOf = (cell: string): string => withoutFormulaGuard(cell.trim()).trim();

function delimiterOf(text: string, isHeading: (cell: string) => boolean, lines: number): string {
  const start = text.trimStart();
  const counted = DELIMITERS.map((delimiter) => ({
    delimiter,
    count: linesOf(start, delimiter, lines).flat().map(textOf).filter(isHeading).length,
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
