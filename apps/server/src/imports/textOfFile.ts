import { MOST_IMPORT_BYTES } from '@motorpark/contract';
import { invalid } from '../http/failure';

const AS_UTF8 = 'In Excel, save it as “CSV UTF-8 (Comma delimited)”.';

/** The text of a CSV file that came in base64: UTF-8, or UTF-16 as Excel's “Unicode Text”; a 422 that says why it cannot be read. */
export function textOfFile(file: unknown): string {
  const bytes = typeof file === 'string' ? Buffer.from(file, 'base64') : Buffer.alloc(0);
  if (bytes.length === 0) throw notRead('Choose a CSV file that is not empty.');
  if (bytes.length > MOST_IMPORT_BYTES) {
    throw notRead('This file has more than 2 MB. Please split it into several.');
  }
  if (bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004') {
    throw notRead(`This is an Excel workbook, not a CSV file. ${AS_UTF8}`);
  }
  const text = decoded(bytes);
  if (text === undefined || text.includes('\0')) {
    throw notRead(`This file is not in UTF-8: its letters cannot be read for sure. ${AS_UTF8}`);
  }
  return text;
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** By the byte order mark, which UTF-8 may lack. */
function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** A 422 about the file as a whole. */
export const notRead = (message: string) => invalid({ file: message });
