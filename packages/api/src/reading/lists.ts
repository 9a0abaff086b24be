import { apiFailure } from '../failure/failure';
import { recordOf, type Fields } from './record';

/** Reads the values of a list; those that cannot be read are left out. Empty if it is no list. */
export const valuesIn = <Value>(
  list: unknown,
  readOne: (value: unknown, place: number) => Value | undefined,
): Value[] => (Array.isArray(list) ? list.flatMap((one: unknown, place) => readOne(one, place) ?? []) : []);

/** Reads the records of a list; those that cannot be read are left out. Empty if it is no list. */
export const recordsIn = <Row>(
  list: unknown,
  readOne: (row: Fields, place: number) => Row | undefined,
): Row[] => valuesIn(list, (one, place) => readOne(recordOf(one), place));

/** Reads the records of a list; undefined if it is no list or one of them cannot be read: a sum of the others would be wrong. */
export function everyRecordIn<Row>(
  list: unknown,
  readOne: (row: Fields, place: number) => Row | undefined,
): Row[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const rows = recordsIn(list, readOne);
  return rows.length === list.length ? rows : undefined;
}

/** Returns a record that was read; throws if it could not be read. */
export function mustRead<Row>(row: Row | undefined): Row {
  if (row === undefined) throw apiFailure({ kind: 'unknown' });
  return row;
}
