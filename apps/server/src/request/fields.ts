import { type FieldErrors, koboTyped } from '@motorpark/domain';
import type { Payload } from './payload';

/** Wire names by form field name. */
export type FieldNames = Readonly<Record<string, string>>;

export const formOf = (names: FieldNames, payload: Payload): Payload =>
  Object.fromEntries(Object.entries(names).map(([field, wire]) => [field, payload[wire]]));

/** Returns the schema's errors keyed by wire names, in the order of `names`. */
export const wireErrors = (names: FieldNames, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, wire]) => {
      const message = errors[field];
      return message === undefined ? [] : [[wire, message]];
    }),
  );

/** Parses a list that clients send as an array, as JSON text `[4,5]`, as `4,5`, or as a single item; a list in the list stays one item. Returns undefined if it was left out. */
export function listIn(value: unknown): unknown[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => (typeof item === 'string' ? (listIn(item) ?? []) : [item]));
  if (typeof value !== 'string') return [value];
  return value
    .replace(/^\s*\[(.*)\]\s*$/s, '$1')
    .split(',')
    .map((item) => item.trim().replace(/^"(.*)"$/, '$1'))
    .filter((item) => item !== '');
}

/** Returns a whole number that clients send as a number or as its digits; undefined for anything else, such as `1e1`. */
export function wholeIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
}

/** Converts naira as clients send them (65000, "65,000") to kobo, for a schema that reports invalid values; see `koboTyped`. */
export const amountIn = (value: unknown): number | undefined => koboTyped(value);
