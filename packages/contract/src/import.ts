import { post } from './call';
import type { ImportedList } from './importColumns';
import type { Data } from './wire';

export interface ImportPayload {
  list: ImportedList;
  /** The CSV file as it is, in base64. */
  file: string;
}

/** What is wrong in a file, and where: rows are counted as a spreadsheet does, the headings being row 1. */
export interface WireMistake {
  row: number;
  /** The heading that it stands under; empty where the row as a whole is wrong. */
  column: string;
  /** What stands there. */
  value: string;
  message: string;
}

export interface WireImportPreview {
  /** Rows that hold anything, without the headings. */
  rows: number;
  /** Those that would be imported. */
  new: number;
  /** Those that are on record just so; they are left alone. */
  same: number;
  /** Those with mistakes. */
  wrong: number;
  /** All mistakes, and the first of them. */
  mistake_count: number;
  mistakes: WireMistake[];
}

export interface WireImported {
  imported: number;
  same: number;
}

const FILE = { does: 'record.import', capability: 'imports' } as const;

/** Terminals, routes, vehicles, drivers and people from a CSV file (docs/import.md). */
export const importExtensions = {
  /** Says what importing the file would do; nothing is kept. */
  previewImport: post<ImportPayload, Data<WireImportPreview>>('/api/preview_import', FILE),
  /** All rows of the file, or none. */
  importRecords: post<ImportPayload, Data<WireImported>>('/api/import_records', {
    ...FILE,
    repeatable: true,
  }),
};
