import { parseInstant } from '@motorpark/domain';
import { invalid } from '../http/failure';
import { isId } from '../rows';

/** Where a page ended: its last operation. */
export interface Place {
  at: string;
  id: string;
}

/** A place as the next call brings it back, opaque to whoever carries it. */
export const cursorOf = ({ at, id }: Place): string => Buffer.from(`${at} ${id}`).toString('base64url');

/** The place in a cursor; a 422 where it is none of ours. */
export function placeIn(cursor: unknown): Place {
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  const [at = '', id = '', ...rest] = text.split(' ');
  // Nothing was sold before the company was; the database knows no year 0.
  if (rest.length > 0 || parseInstant(at) !== at || at < '1900' || !isId(id)) {
    throw invalid({ cursor: 'This page is not there any more. Please start again from the first one.' });
  }
  return { at, id };
}
