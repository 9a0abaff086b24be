import type { Fields } from '../reading/record';
import { isApiFailure } from './failure';

/**
 * The record as the server has it now, where it refused a change that was made from a stale view of it; undefined for every other
 * failure.
 */
export function currentRecord<Row>(
  failure: unknown,
  readRow: (row: Fields, place: number) => Row,
): Row | undefined {
  if (!isApiFailure(failure) || failure.kind !== 'conflict' || !failure.current) return undefined;
  return readRow(failure.current, 0);
}
