import { recordIn } from './answers';
import { read, textOf, type Fields } from './record';
import { countOf } from './values';

/** Returns a record's id, else its readable number, else its place in the list, so that two rows never have the same id. */
export function idOf(fields: Fields, place: number, ...numbers: string[]): string {
  return textOf(read(fields, 'id', '_id', ...numbers)) ?? `#${place + 1}`;
}

/** Returns a record's version; undefined if the server does not count versions. */
export const versionOf = (fields: Fields): number | undefined => countOf(fields['version']);

/** Returns the version of the record in a response; undefined if there is none. */
export const versionIn = (body: unknown): number | undefined =>
  typeof body === 'object' && body !== null ? versionOf(recordIn(body)) : undefined;
