import { type Fields, apiFailure } from '../failure/failure';

export type { Fields };

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const NOTHING: Fields = {};

/** Returns the value as an object; an empty object for anything else. */
export const recordOf = (value: unknown): Fields => (isRecord(value) ? value : NOTHING);

/** Returns a record overridden by a nested part of the response; the record itself if there is no such part. */
export const withPart = (record: Fields, part: unknown): Fields =>
  isRecord(part) ? { ...record, ...part } : record;

/** Returns the first non-empty value among several names of a field. */
export function read(fields: Fields, ...names: string[]): unknown {
  for (const name of names) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

/** Reads trimmed text; a number counts as text. Undefined if there is none. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value !== 'string') return undefined;
  return value.trim() || undefined;
}

/** Returns the texts of an array; undefined for anything else. */
export const textsIn = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : undefined;

/** A record may be the body, `data` or `data.data`; one more level costs nothing. */
const DEPTH = 3;

/** Returns the record of a response, wherever the response holds it. Throws if the response is not an object. */
export function recordIn(body: unknown): Fields {
  if (typeof body !== 'object' || body === null) throw apiFailure({ kind: 'unknown' });
  let fields = recordOf(body);
  for (let level = 0; level < DEPTH; level += 1) {
    const inner = fields['data'];
    if (typeof inner !== 'object' || inner === null) break;
    fields = recordOf(inner);
  }
  return fields;
}
