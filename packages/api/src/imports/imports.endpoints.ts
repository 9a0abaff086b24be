import {
  type ImportPayload,
  type ImportedList,
  type WireCompletedPhone,
  type WireMistake,
  importExtensions,
} from '@motorpark/contract';
import { request } from '../backend/connection';
import { inBase64, UPLOAD } from '../http/inBase64';
import { useSave } from '../rows/records';
import { useChanges } from '../rows/useChanges';

export type Mistake = WireMistake;

/** A phone number whose first 0 or + a spreadsheet took, and how it would be stored. */
export type CompletedPhone = WireCompletedPhone;

export interface ImportPreview {
  rows: number;
  toMake: number;
  same: number;
  wrong: number;
  /** The total number of mistakes; `mistakes` has the first of them. */
  mistakeCount: number;
  mistakes: readonly Mistake[];
  /** The total number of completed phone numbers; `completed` has the first of them. */
  completedCount: number;
  completed: readonly CompletedPhone[];
}

export interface Imported {
  imported: number;
  same: number;
}

/** Returns what importing a file would do; stores nothing. */
export async function previewImport(list: ImportedList, file: Blob): Promise<ImportPreview> {
  const payload = await payloadOf(list, file);
  const { data } = await request(importExtensions.previewImport, { payload, settings: UPLOAD });
  return {
    rows: data.rows,
    toMake: data.new,
    same: data.same,
    wrong: data.wrong,
    mistakeCount: data.mistake_count,
    mistakes: data.mistakes,
    completedCount: data.completed_count,
    completed: data.completed,
  };
}

/** Imports all rows of a file, or none. */
export async function importFile(list: ImportedList, file: Blob, retryKey: string): Promise<Imported> {
  const payload = await payloadOf(list, file);
  const { data } = await request(importExtensions.importRecords, { payload, retryKey, settings: UPLOAD });
  return data;
}

const payloadOf = async (list: ImportedList, file: Blob): Promise<ImportPayload> => ({
  list,
  file: await inBase64(file),
});

interface Order {
  file: Blob;
  /** The same for every try of the same file. */
  retryKey: string;
}

/** Returns functions that check and import CSV files of one list, which is then fetched again. */
export function useImport(list: ImportedList) {
  const { make, isBusy: isChecking } = useChanges();
  const { save: importAll, isSaving: isImporting } = useSave(list, ({ file, retryKey }: Order) =>
    importFile(list, file, retryKey),
  );
  return { check: (file: Blob) => make(previewImport(list, file)), isChecking, importAll, isImporting };
}
