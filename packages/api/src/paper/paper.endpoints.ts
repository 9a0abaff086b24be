import { paperExtensions, paperWire } from '@motorpark/contract';
import { PAPER_FIELDS, type PaperForm, valuesOf } from '@motorpark/domain';
import { request } from '../backend/connection';
import { UPLOAD, inBase64 } from '../http/inBase64';
import { writesOf } from '../rows/records';
import { rowsOfCall } from '../rows/rowsOfCall';

export const paperSource = rowsOfCall({
  list: 'papers',
  call: paperExtensions.getPapers,
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
  const { type, file } = await request(paperExtensions.getPaperFile, { id });
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type });
}
