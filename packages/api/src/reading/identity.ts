import { recordIn } from './answers';
import { read, textOf, type Fields } from './record';
import { countOf } from './values';

/** A record's id; without one its readable number, else its place in the list, so that two rows never pass for one. */
export function idOf(fields: Fields, place: number, ...numbers: string[]): string {
  return textOf(read(fields, 'id', '_id', ...numbers)) ?? `#${place + 1}`;
}

/** A record's version; undefined if the server counts none. */
export const versionOf = (fields: Fields): number | undefined => countOf(fields['version']);

/** The version of the record in an answer. */
export const versionIn = (body: unknown): number | undefined =>
  typeof body === 'object' && body !== null ? versionOf(recordIn(body)) : undefined;
