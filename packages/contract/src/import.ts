import { answering, data } from './answer';
import { post } from './call';
import { type ReadOf, type WireOf, count, list, text } from './codec';
import type { ImportedList } from './importColumns';
import { as, record } from './record';

export interface ImportPayload {
  list: ImportedList;
  /** The unchanged CSV file, in base64. */
  file: string;
  /** Whether rows with the key of an existing record change it; otherwise they are mistakes. Not for people. */
  updates?: boolean;
  /** Whether the user has confirmed what is unusual; otherwise it counts among the mistakes. */
  confirmed?: boolean;
}

/** A cell of a file. Rows are numbered as in a spreadsheet: the headings are row 1. */
const CELL = {
  row: count,
  /** The heading of its column. */
  column: text,
};

/** A mistake in a file; its column is empty if the row as a whole is wrong. */
const mistakeCodec = record({ ...CELL, value: text, message: text });
export type Mistake = ReadOf<typeof mistakeCodec>;

/** A phone number whose first 0 or + a spreadsheet took, and how it would be stored. */
const completedPhoneCodec = record({ ...CELL, value: text, stored: text });
export type CompletedPhone = ReadOf<typeof completedPhoneCodec>;

/** A value of an existing record, by its name, that a file changes, as the list shows it. */
const importChangeCodec = record({ ...CELL, name: text, from: text, to: text });
export type ImportChange = ReadOf<typeof importChangeCodec>;

const importPreviewCodec = record({
  /** Number of rows that are not blank, without the headings. */
  rows: count,
  /** Number of rows that would be imported. */
  toMake: as('new', count),
  /** Number of existing records that would be changed. */
  toChange: as('changed', count),
  /** Number of all their changed values; `changes` contains the first of them. */
  changeCount: count,
  changes: list(importChangeCodec),
  /** What else would happen, such as trips that a changed service adds. */
  notes: list(text),
  /** The first rows that would be stored, as they would be: the headings, and the values of each. */
  first: record({ columns: list(text), rows: list(list(text)) }),
  /** Number of rows that equal an existing record; they are skipped. */
  same: count,
  /** Number of rows with mistakes. */
  wrong: count,
  /** Number of all mistakes; `mistakes` contains the first of them. */
  mistakeCount: count,
  mistakes: list(mistakeCodec),
  /** Number of mistakes that are none if the user confirms them. */
  questionCount: count,
  /** Number of completed phone numbers; `completed` contains the first of them. */
  completedCount: count,
  completed: list(completedPhoneCodec),
});
export type ImportPreview = ReadOf<typeof importPreviewCodec>;
export type WireImportPreview = WireOf<typeof importPreviewCodec>;

const importedCodec = record({ imported: count, changed: count, same: count });
export type Imported = ReadOf<typeof importedCodec>;

const FILE = { does: 'record.import' } as const;

/** Imports terminals, routes, vehicles, drivers and admins from a CSV file (docs/import.md). */
export const importExtensions = {
  /** Returns what importing the file would do; stores nothing. */
  previewImport: answering(data(importPreviewCodec), post<ImportPayload>('/api/preview_import', FILE)),
  /** Imports all rows of the file, or none. */
  importRecords: answering(
    data(importedCodec),
    post<ImportPayload>('/api/import_records', { ...FILE, repeatable: true }),
  ),
};
