import { type FieldErrors, koboTyped } from '@motorpark/domain';
import type { Payload } from './payload';

/** The form's word for a field to the wire's. */
export type FieldNames = Readonly<Record<string, string>>;

/** A payload under the form's names, for its schema. */
export const formOf = (names: FieldNames, payload: Payload): Payload =>
  Object.fromEntries(Object.entries(names).map(([field, wire]) => [field, payload[wire]]));

/** The schema's complaints under the wire's names, in the order of the table. */
export const wireErrors = (names: FieldNames, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, wire]) => {
      const message = errors[field];
      return message === undefined ? [] : [[wire, message]];
    }),
  );

/** A list as clients send it: a list, `[4,5]` as JSON text, `4,5`, or one lone item. Left out, it stays undefined. */
export function listIn(value: unknown): unknown[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.flatMap((item: unknown) => listIn(item) ?? []);
  if (typeof value !== 'string') return [value];
  return value
    .replace(/^\s*\[(.*)\]\s*$/s, '$1')
    .split(',')
    .map((item) => item.trim().replace(/^"(.*)"$/, '$1'))
    .filter((item) => item !== '');
}

/** Naira as clients send them (65000, "65,000"), in kobo, for a schema that says what is wrong with them; see `koboTyped`. */
export const amountIn = (value: unknown): number | undefined => koboTyped(value);
