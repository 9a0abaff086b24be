import { type Place, readCursor } from '../cursor';
import { invalid } from '../http/failure';
import { isLeftOut } from '../search';

const LIMIT = 50;
const MOST = 200;

/** Where the page before ended. */
export function placeIn(asked: unknown): Place {
  const cursor = typeof asked === 'string' ? readCursor(asked) : undefined;
  if (cursor) return cursor.place;
  throw invalid({ cursor: 'This page is not there any more. Please start again from the first one.' });
}

/** How many events a page is to have. */
export function limitIn(asked: unknown): number {
  if (isLeftOut(asked)) return LIMIT;
  const limit = typeof asked === 'number' || typeof asked === 'string' ? Number(asked) : Number.NaN;
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST) return limit;
  throw invalid({ limit: `Please ask for 1 to ${MOST} events at a time.` });
}
