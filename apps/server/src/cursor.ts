import { type Instant, parseInstant } from '@motorpark/domain';
import { isId } from './rows';

/** Where a page of a list ended: its last row. */
export interface Place {
  at: Instant;
  id: string;
}

/** A place, and numbers that go along with it, as text that means nothing to whoever carries it to the next page. */
export const writeCursor = ({ at, id }: Place, ...numbers: number[]): string =>
  Buffer.from([at, id, ...numbers].join(' ')).toString('base64url');

/** The place in a cursor that so many numbers go along with; undefined if the text is no cursor of ours. */
export function readCursor(text: string, count = 0): { place: Place; numbers: number[] } | undefined {
  const [at = '', id = '', ...numbers] = Buffer.from(text, 'base64url').toString().split(' ');
  // Nothing was sold before the company was; the database knows no year 0.
  const isPlace = parseInstant(at) === at && at >= '1900' && isId(id);
  if (!isPlace || numbers.length !== count || !numbers.every((one) => /^\d{1,9}$/.test(one)))
    return undefined;
  return { place: { at, id }, numbers: numbers.map(Number) };
}
