import type { PaperFileType } from '@motorpark/domain';
import { saveDownload } from '../list/saveDownload';

const ENDINGS: Readonly<Record<PaperFileType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** Saves a scan or photo on the user's machine under a name, to which the ending of its type is added. */
export const saveFile = (name: string, type: PaperFileType, load: () => Promise<Blob>) =>
  saveDownload(async () => ({
    name: `${name}.${ENDINGS[type]}`.replaceAll(/[/\\]/g, '-'),
    content: await load(),
  }));
