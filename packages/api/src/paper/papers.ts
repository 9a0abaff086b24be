import { paperExtensions, paperNoun } from '@motorpark/contract';
import { request } from '../backend/connection';
import { UPLOAD, inBase64 } from '../http/inBase64';
import { officeRecords } from '../rows/officeRecords';
import { useSave } from '../rows/records';

/** The papers of vehicles and drivers, the next to expire first. */
export const PAPERS = officeRecords(paperNoun);

/** Replaces the scan or photo of a paper; removes it if there is no file. */
async function savePaperFile({ id, version, file }: PaperFileOrder): Promise<void> {
  const payload = { file: file ? await inBase64(file) : '' };
  await request(paperExtensions.savePaperFile, { id, version, payload, settings: UPLOAD });
}

interface PaperFileOrder {
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

export const useSavePaperFile = () => useSave(PAPERS.many, savePaperFile);
