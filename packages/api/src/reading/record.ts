/** A JSON object whose contents nobody has checked. */
export type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const NOTHING: Fields = {};

/** The object in a value; an empty one for anything that is no object. */
export const recordOf = (value: unknown): Fields => (isRecord(value) ? value : NOTHING);

/** A record with what a part of the answer says in place of its own; without such a part the record itself. */
export const withPart = (record: Fields, part: unknown): Fields =>
  isRecord(part) ? { ...record, ...part } : record;

/** The first of several names under which a field holds something. */
export function read(fields: Fields, ...names: string[]): unknown {
  for (const name of names) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

/** Text, trimmed; a number counts as text. Undefined when there is nothing to read. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value !== 'string') return undefined;
  return value.trim() || undefined;
}
