import {
  type ImportPayload,
  type ImportedList,
  type WireMistake,
  importExtensions,
} from '@motorpark/contract';
import { changingWire } from '../client/changingWire';
import { request } from '../client/connection';
import type { Wire } from '../client/wire';

/** What is wrong in a file, and where. */
export type Mistake = WireMistake;

/** What importing a file would do. */
export interface ImportPreview {
  rows: number;
  toMake: number;
  same: number;
  wrong: number;
  /** All mistakes; the first of them are told. */
  mistakeCount: number;
  mistakes: readonly Mistake[];
}

export interface Imported {
  imported: number;
  same: number;
}

/** A long file takes its time to be sent and checked. */
const WITHIN_MS = 120_000;

const patientWire: Wire = (asked) =>
  changingWire({ ...asked, timeoutMs: Math.max(asked.timeoutMs, WITHIN_MS) });

/** Says what importing a file would do; nothing is kept. */
export async function previewImport(list: ImportedList, file: Blob): Promise<ImportPreview> {
  const payload = await payloadOf(list, file);
  const { data } = await request(importExtensions.previewImport, { payload, wire: patientWire });
  return {
    rows: data.rows,
    toMake: data.new,
    same: data.same,
    wrong: data.wrong,
    mistakeCount: data.mistake_count,
    mistakes: data.mistakes,
  };
}

/** Imports all rows of a file, or none. */
export async function importFile(list: ImportedList, file: Blob, retryKey: string): Promise<Imported> {
  const payload = await payloadOf(list, file);
  const { data } = await request(importExtensions.importRecords, { payload, retryKey, wire: patientWire });
  return data;
}

const payloadOf = async (list: ImportedList, file: Blob): Promise<ImportPayload> => ({
  list,
  file: await inBase64(file),
});

/** So many bytes at a time: each becomes an argument of its own. */
const STRETCH = 32_768;

async function inBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += STRETCH) {
    text += String.fromCharCode(...bytes.subarray(from, from + STRETCH));
  }
  return btoa(text);
}
