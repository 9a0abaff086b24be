import { idOf, versionOf } from './identity';
import { everyRecordIn, recordsIn } from './lists';
import { recordOf, textOf, type Fields } from './record';
import { countOf, instantOf } from './values';

const MISSING = Symbol('missing');
type Missing = typeof MISSING;

/** Reads a field from its value. The row and its place in the list are for fields that need more than the value. */
export type FieldReader<Value> = (value: unknown, row: Fields, place: number) => Value;

/** Reads a record; `place` is its place in the list. */
export type RowReader<Row> = (row: Fields, place?: number) => Row;

/** A reader for each field of a type, including the optional ones. */
type ReadersOf<Row, Unread = never> = { [K in keyof Required<Row>]: FieldReader<Row[K] | Unread> };

const wireNameOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Returns the reader of a record from a table of its fields: `shape<CashDrop>({ id: rowId, amount: required(koboOf), note: text, … })`. On the wire a field has
 * its own name in snake case (`openedAt` is `opened_at`), or the one of `sentAs`. The reader returns undefined if one of the `required` fields cannot be read.
 */
export function shape<Row extends object>(readers: ReadersOf<Row>): RowReader<Row>;
export function shape<Row extends object>(readers: ReadersOf<Row, Missing>): RowReader<Row | undefined>;
export function shape(
  readers: Readonly<Record<string, FieldReader<unknown>>>,
): RowReader<object | undefined> {
  const fields = Object.entries(readers).map(
    ([name, readField]) => [name, wireNameOf(name), readField] as const,
  );
  return (row, place = 0) => {
    const made: Record<string, unknown> = {};
    for (const [name, wireName, readField] of fields) {
      made[name] = readField(row[wireName], row, place);
      if (made[name] === MISSING) return undefined;
    }
    return made;
  };
}

/** A field without which the record is not read. */
export const required =
  <Value>(readField: FieldReader<Value | undefined>): FieldReader<Value | Missing> =>
  (value, row, place) =>
    readField(value, row, place) ?? MISSING;

/** A field with another name on the wire. */
export const sentAs =
  <Value>(wireName: string, readField: FieldReader<Value>): FieldReader<Value> =>
  (_value, row, place) =>
    readField(row[wireName], row, place);

/** A field with a default. */
export const or =
  <Value, Default>(
    readField: FieldReader<Value | undefined>,
    otherwise: Default,
  ): FieldReader<Value | Default> =>
  (value, row, place) =>
    readField(value, row, place) ?? otherwise;

/** One of a list of words; undefined for any other. */
export const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (value: unknown): Word | undefined =>
    words.find((word) => word === value);

/** The id of the record; its place in the list if it has none. */
export const rowId = (_value: unknown, row: Fields, place: number): string => idOf(row, place);

/** The version of the record; undefined if the server does not count versions. */
export const rowVersion = (_value: unknown, row: Fields): number | undefined => versionOf(row);

/** Text; empty if it is missing, where `textOf` returns undefined. */
export const text = (value: unknown): string => textOf(value) ?? '';

/** A time; empty if it is missing, where `instantOf` returns undefined. */
export const instant = (value: unknown): string => instantOf(value) ?? '';

/** A number; 0 if it is missing, where `countOf` returns undefined. */
export const count = (value: unknown): number => countOf(value) ?? 0;

export const flag = (value: unknown): boolean => value === true;

/** Returns a flag that may be unknown; undefined without one. */
export const flagOf = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

/** A nested record; read as an empty one if it is missing. */
export const part =
  <Row>(readPart: RowReader<Row>) =>
  (value: unknown): Row =>
    readPart(recordOf(value));

/** The records of a list, without those that cannot be read. */
export const each =
  <Row>(readOne: RowReader<Row | undefined>) =>
  (value: unknown): Row[] =>
    recordsIn(value, readOne);

/** The records of a list; undefined unless every one can be read. */
export const every =
  <Row>(readOne: RowReader<Row | undefined>) =>
  (value: unknown): Row[] | undefined =>
    everyRecordIn(value, readOne);
