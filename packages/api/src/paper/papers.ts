import { paperExtensions, paperNoun } from '@motorpark/contract';
import { request } from '../backend/connection';
import { UPLOAD, blobOf, inBase64 } from '../http/inBase64';
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
export const getPaperFile = async (id: string): Promise<Blob> =>
  blobOf(await request(paperExtensions.getPaperFile, { id }));

export const useSavePaperFile = () => useSave(PAPERS.many, savePaperFile);
