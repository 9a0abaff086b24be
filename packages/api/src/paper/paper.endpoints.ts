import { PAPER_LIST, PAPER_WIRE, paperExtensions, paperWire } from '@motorpark/contract';
import { PAPER_FIELDS, type Paper, type PaperForm, isPaperFileType, valuesOf } from '@motorpark/domain';
import { request } from '../backend/connection';
import { UPLOAD, inBase64 } from '../http/inBase64';
import { type Fields, readRecord, recordIn, textOf } from '../reading';
import { writesOf } from '../rows/records';
import { rowsOfRawCall } from '../rows/rowsOfCall';

export function readPaper(row: Fields, place: number): Paper {
  const type = row['file_type'];
  return {
    ...readRecord(PAPER_FIELDS, PAPER_WIRE, row, place),
    ...(isPaperFileType(type) && { fileType: type }),
  };
}

export const paperSource = rowsOfRawCall({
  list: 'papers',
  columns: PAPER_LIST,
  call: paperExtensions.getPapers,
  read: readPaper,
});

export const { save: savePaper, remove: deletePaper } = writesOf<PaperForm>({
  create: paperExtensions.createPaper,
  edit: paperExtensions.editPaper,
  remove: paperExtensions.deletePaper,
  payloadOf: (form) => paperWire.payload(valuesOf(PAPER_FIELDS, form)),
});

/** Replaces the scan or photo of a paper; removes it if there is no file. */
export async function savePaperFile({ id, version, file }: PaperFileOrder): Promise<void> {
  const payload = { file: file ? await inBase64(file) : '' };
  await request(paperExtensions.savePaperFile, { id, version, payload, settings: UPLOAD });
}

export interface PaperFileOrder {
  id: string;
  version: number | undefined;
  file: Blob | undefined;
}

/** Fetches the scan or photo of a paper. */
export async function getPaperFile(id: string): Promise<Blob> {
  const { type, file } = recordIn(await request(paperExtensions.getPaperFile, { id }));
  const bytes = Uint8Array.from(atob(textOf(file) ?? ''), (letter) => letter.charCodeAt(0));
  // An unknown type would be shown as the browser guesses it.
  return new Blob([bytes], { type: isPaperFileType(type) ? type : 'application/octet-stream' });
}
