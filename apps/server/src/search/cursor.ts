import { type Instant, parseInstant } from '@motorpark/domain';
import { isId } from '../rows';

/** Where a page ended, and how many rows the first one found. */
export interface Cursor {
  at: Instant;
  id: string;
  total: number;
}

/** Text that means nothing to whoever carries it to the next page. */
export const writeCursor = ({ at, id, total }: Cursor): string =>
  Buffer.from(`${at} ${id} ${total}`).toString('base64url');

/** Undefined where the text is no cursor of ours. */
export function readCursor(text: string): Cursor | undefined {
  const [instant = '', id = '', total = '', ...more] = Buffer.from(text, 'base64url').toString().split(' ');
  const at = parseInstant(instant);
  // Nothing was booked before the company was; the database knows no year 0.
  if (at === undefined || at < '1900' || !isId(id) || !/^\d{1,9}$/.test(total) || more.length > 0)
    return undefined;
  return { at, id, total: Number(total) };
}
