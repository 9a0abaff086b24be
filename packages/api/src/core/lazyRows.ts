import type { Fields } from '../http/record';

/** The status of each row, by list. */
const statuses = new WeakMap<object, readonly (string | undefined)[]>();

/**
 * Returns rows that are each parsed on first access: a core server sends thousands, of which a screen shows twenty. Their statuses are known without parsing.
 */
export function lazyRows<Row extends object>(
  fields: readonly Fields[],
  read: (row: Fields, place: number) => Row | undefined,
  statusOf: (row: Fields) => string | undefined,
): Row[] {
  const rows = new Proxy<Row[]>([], {
    has: (_, name) => name in fields,
    get(known, name): unknown {
      if (name === 'length') return fields.length;
      const row = !(name in known) && name in fields ? fields[Number(name)] : undefined;
      const entity = row && read(row, Number(name));
      if (entity) known[Number(name)] = entity;
      return Reflect.get(known, name);
    },
  });
  statuses.set(rows, fields.map(statusOf));
  return rows;
}

/** Returns the statuses of rows, without parsing lazy ones. */
export const statusesOf = (rows: readonly { status?: string | undefined }[]) =>
  statuses.get(rows) ?? rows.map(({ status }) => status);
