import { type Fields, isApiFailure } from './failure';

/** Returns the server's current record if it refused a change of an outdated version; undefined for every other failure. */
export function currentRecord<Row>(
  failure: unknown,
  readRow: (row: Fields, place: number) => Row,
): Row | undefined {
  if (!isApiFailure(failure) || failure.kind !== 'conflict' || !failure.current) return undefined;
  return readRow(failure.current, 0);
}
