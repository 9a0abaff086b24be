import { post } from './call';
import type { ImportedList } from './importColumns';
import type { Data } from './wire';

export interface ImportPayload {
  list: ImportedList;
  /** The unchanged CSV file, in base64. */
  file: string;
  /** Whether rows with the key of an existing record change it; otherwise they are mistakes. Not for people. */
  updates?: boolean;
  /** Whether the user has confirmed what is unusual; otherwise it counts among the mistakes. */
  confirmed?: boolean;
}

/** A mistake in a file. Rows are numbered as in a spreadsheet: the headings are row 1. */
export interface WireMistake {
  row: number;
  /** The heading of its column; empty if the row as a whole is wrong. */
  column: string;
  /** The cell's text. */
  value: string;
  message: string;
}

/** A phone number whose first 0 or + a spreadsheet took, and how it would be stored. */
export interface WireCompletedPhone {
  row: number;
  /** The heading of its column. */
  column: string;
  value: string;
  stored: string;
}

/** A value of an existing record that a file changes, as the list shows it. */
export interface WireImportChange {
  row: number;
  /** The record's name. */
  name: string;
  /** The heading of its column. */
  column: string;
  from: string;
  to: string;
}

export interface WireImportPreview {
  /** Number of rows that are not blank, without the headings. */
  rows: number;
  /** Number of rows that would be imported. */
  new: number;
  /** Number of existing records that would be changed. */
  changed: number;
  /** Number of all their changed values; `changes` contains the first of them. */
  change_count: number;
  changes: WireImportChange[];
  /** The first rows that would be stored, as they would be: the headings, and the values of each. */
  first: { columns: string[]; rows: string[][] };
  /** Number of rows that equal an existing record; they are skipped. */
  same: number;
  /** Number of rows with mistakes. */
  wrong: number;
  /** Number of all mistakes; `mistakes` contains the first of them. */
  mistake_count: number;
  mistakes: WireMistake[];
  /** Number of mistakes that are none if the user confirms them. */
  question_count: number;
  /** Number of completed phone numbers; `completed` contains the first of them. */
  completed_count: number;
  completed: WireCompletedPhone[];
}

export interface WireImported {
  imported: number;
  changed: number;
  same: number;
}

const FILE = { does: 'record.import' } as const;

/** Imports terminals, routes, vehicles, drivers and admins from a CSV file (docs/import.md). */
export const importExtensions = {
  /** Returns what importing the file would do; stores nothing. */
  previewImport: post<ImportPayload, Data<WireImportPreview>>('/api/preview_import', FILE),
  /** Imports all rows of the file, or none. */
  importRecords: post<ImportPayload, Data<WireImported>>('/api/import_records', {
    ...FILE,
    repeatable: true,
  }),
};
