import {
  type ImportPayload,
  type ImportedList,
  type WireCompletedPhone,
  type WireImportChange,
  type WireMistake,
  importExtensions,
} from '@motorpark/contract';
import { request } from '../backend/connection';
import { inBase64, UPLOAD } from '../http/inBase64';
import { useChanges } from '../rows/useChanges';

export type Mistake = WireMistake;

/** A phone number whose first 0 or + a spreadsheet took, and how it would be stored. */
export type CompletedPhone = WireCompletedPhone;

/** A value of an existing record that a file changes. */
export type ImportChange = WireImportChange;

export interface ImportPreview {
  rows: number;
  toMake: number;
  /** Number of existing records that would be changed. */
  toChange: number;
  /** The total number of their changed values; `changes` has the first of them. */
  changeCount: number;
  changes: readonly ImportChange[];
  /** The first rows as they would be stored. */
  first: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  same: number;
  wrong: number;
  /** The total number of mistakes; `mistakes` has the first of them. */
  mistakeCount: number;
  mistakes: readonly Mistake[];
  /** The number of mistakes that are none if the user confirms them. */
  questionCount: number;
  /** The total number of completed phone numbers; `completed` has the first of them. */
  completedCount: number;
  completed: readonly CompletedPhone[];
}

export interface Imported {
  imported: number;
  changed: number;
  same: number;
}

/** Returns what importing a file would do; stores nothing. */
export async function previewImport(list: ImportedList, order: FileToImport): Promise<ImportPreview> {
  const payload = await payloadOf(list, order);
  const { data } = await request(importExtensions.previewImport, { payload, settings: UPLOAD });
  return {
    rows: data.rows,
    toMake: data.new,
    toChange: data.changed,
    changeCount: data.change_count,
    changes: data.changes,
    first: data.first,
    same: data.same,
    wrong: data.wrong,
    mistakeCount: data.mistake_count,
    mistakes: data.mistakes,
    questionCount: data.question_count,
    completedCount: data.completed_count,
    completed: data.completed,
  };
}

/** A file, and whether the user has confirmed what is unusual in it. */
interface FileToImport {
  file: Blob;
  isConfirmed: boolean;
}

const payloadOf = async (
  list: ImportedList,
  { file, isConfirmed }: FileToImport,
): Promise<ImportPayload> => ({ list, file: await inBase64(file), updates: true, confirmed: isConfirmed });

/** Returns a function that imports all rows of a file into a list, or none; the list is then fetched again. */
export function useImport(list: ImportedList): (order: FileToImport, retryKey: string) => Promise<Imported> {
  const { make } = useChanges(list === 'services' ? 'timetable' : list);
  return async (order, retryKey) => {
    const payload = await payloadOf(list, order);
    const { data } = await make(
      request(importExtensions.importRecords, { payload, retryKey, settings: UPLOAD }),
    );
    return data;
  };
}
