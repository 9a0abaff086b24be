import {
  type ImportPayload,
  type ImportPreview,
  type ImportedList,
  importExtensions,
} from '@motorpark/contract';
import { request } from '../backend/connection';
import { inBase64, UPLOAD } from '../http/inBase64';
import { useChange } from '../rows/useWrite';

/** Returns what importing a file would do; stores nothing. */
export async function previewImport(list: ImportedList, order: FileToImport): Promise<ImportPreview> {
  const payload = await payloadOf(list, order);
  return await request(importExtensions.previewImport, { payload, settings: UPLOAD });
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
export const useImport = (list: ImportedList) =>
  useChange(
    [list === 'services' ? 'timetable' : list],
    async ({ retryKey, ...order }: FileToImport & { retryKey: string }) => {
      const payload = await payloadOf(list, order);
      return await request(importExtensions.importRecords, { payload, retryKey, settings: UPLOAD });
    },
  ).write;
