import { read, textOf, type Fields } from './values';

/** A record's id; without one its readable number, else its place in the list, so that two rows never pass for one. */
export function idOf(fields: Fields, place: number, ...numbers: string[]): string {
  return textOf(read(fields, 'id', '_id', ...numbers)) ?? `#${place + 1}`;
}
