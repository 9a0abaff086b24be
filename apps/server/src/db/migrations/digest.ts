import { createHash } from 'node:crypto';

/** The name of a step's text for ever. Line ends don't count: a checkout on Windows has others. */
export function digest(text: string) {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
