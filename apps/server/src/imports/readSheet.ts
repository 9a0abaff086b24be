import { MOST_IMPORT_ROWS } from '@motorpark/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { unguarded } from '../csv';
import { notRead } from './textOfFile';

/** A line of a sheet, counted as a spreadsheet does: the first is 1. */
export interface SheetRow {
  row: number;
  cells: readonly string[];
}

/** What a file holds: its headings and the rows below that hold anything. */
export interface FileSheet {
  headings: SheetRow;
  rows: readonly SheetRow[];
}

/** As spreadsheets of different countries write them. */
const DELIMITERS = [',', ';', '\t'];

/** Where the headings of a file stand. */
interface Layout {
  /** Which of the delimiters makes sense of the headings. */
  isHeading: (cell: string) => boolean;
  /** Whether a line is the headings, among the first so many; without it the first line is. */
  headings?: { within: number; areIn: (cells: readonly string[]) => boolean };
}

/** The sheet in the text of a CSV file. Lines above its headings are ignored. */
export function readSheet(text: string, { isHeading, headings: sought }: Layout): FileSheet {
  const delimiter = delimiterOf(text, isHeading, sought?.within ?? 1);
  const lines = linesOf(text, delimiter)
    .map((cells, place): SheetRow => ({ row: place + 1, cells: cells.map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const above = sought ? lines.slice(0, sought.within).findIndex(({ cells }) => sought.areIn(cells)) : 0;
  const [headings, ...rows] = lines.slice(Math.max(0, above));
  if (!headings) throw notRead('Choose a CSV file that is not empty.');
  if (rows.length === 0) throw notRead('This file has no rows below its headings.');
  if (rows.length > MOST_IMPORT_ROWS) {
    throw notRead(
      `This file has ${rows.length.toLocaleString('en-US')} rows; at most ${MOST_IMPORT_ROWS.toLocaleString('en-US')} can be read at once. Please split it into several.`,
    );
  }
  return { headings, rows };
}

/** White space around a cell is dropped, and so is the apostrophe with which an export disarms a formula. */
const textOf = (cell: string): string => unguarded(cell.trim()).trim();

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
    throw notRead(
      'A quotation mark in this file is opened and never closed. Please check its quotation marks.',
    );
  }
}
