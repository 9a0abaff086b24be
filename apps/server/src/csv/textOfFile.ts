import { fieldErrors, importFileSchema } from '@motorpark/domain';
import { invalid } from '../request/failure';

const AS_UTF8 = 'In Excel, save it as “CSV UTF-8 (Comma delimited)”.';

/** Returns the text of a CSV file sent in base64: UTF-8, or UTF-16 as Excel's “Unicode Text”. Throws a 422 that says why it cannot be read. */
export function textOfFile(file: unknown): string {
  const bytes = typeof file === 'string' ? Buffer.from(file, 'base64') : Buffer.alloc(0);
  const { size: complaint } = fieldErrors(importFileSchema, { size: bytes.length });
  if (complaint !== undefined) throw unreadableFile(complaint);
  if (bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004') {
    throw unreadableFile(`This is an Excel workbook, not a CSV file. ${AS_UTF8}`);
  }
  const text = decoded(bytes);
  if (text === undefined || text.includes('\0')) {
    throw unreadableFile(`This file is not in UTF-8: its letters cannot be read for sure. ${AS_UTF8}`);
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

/** Returns the encoding by the byte order mark; files without one are UTF-8. */
function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Returns a 422 that concerns the whole file. */
export const unreadableFile = (message: string) => invalid({ file: message });
