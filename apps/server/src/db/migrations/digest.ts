import { createHash } from 'node:crypto';

/** Returns the checksum that identifies a migration's text. Line endings do not count, as a checkout on Windows changes them. */
export function digest(text: string) {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
