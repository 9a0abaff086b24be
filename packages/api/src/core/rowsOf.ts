import { apiFailure } from '../failure/failure';
import { type Fields, recordOf } from '../http/record';

/** Lists come as the body, `data` or `data.data`; one more level costs nothing. */
const DEPTH = 3;

/**
 * Returns the rows of a list, wherever the response holds it. Items that are not objects are left out; every other row stays, however incomplete. A response
 * without any list throws instead of returning an empty list: "No Trips Yet" would be wrong.
 */
export function rowsOf(body: unknown): Fields[] {
  const list = findList(body, DEPTH, false);
  if (!list) throw apiFailure({ kind: 'unknown' });
  return list
    .filter((row) => typeof row === 'object' && row !== null && !Array.isArray(row))
    .map((row) => recordOf(row));
}

/** `Array.isArray` would narrow to `any[]`. */
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function findList(value: unknown, depth: number, isWrapped: boolean): readonly unknown[] | undefined {
  if (isList(value)) return value;
  if (isWrapped && value === null) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  if ('data' in value) return depth > 0 ? findList(value.data, depth - 1, true) : undefined;
  // PHP writes a filtered list as an object of numbered rows.
  const isNumbered = Object.keys(value).every((key) => /^\d+$/.test(key));
  return isWrapped && isNumbered ? Object.values(value) : undefined;
}
