import { type Answer, textAt } from '../office';

/** Returns the fields of a page response. */
export function pageIn({ body, status }: Answer) {
  if (typeof body !== 'object' || body === null || !('data' in body)) throw noPage(status, body);
  const rows = rowsIn(body.data);
  if (!rows) throw noPage(status, body);
  return {
    ids: rows.map((row) => textAt(row, 'id')),
    rows,
    cursor: 'next_cursor' in body && typeof body.next_cursor === 'string' ? body.next_cursor : null,
    total: 'total' in body ? body.total : undefined,
    counts: 'counts' in body ? body.counts : undefined,
  };
}

const noPage = (status: number, body: unknown) => new Error(`${status} is no page: ${JSON.stringify(body)}`);

/** The complete list of admins is wrapped with its counts. */
function rowsIn(data: unknown): readonly unknown[] | undefined {
  if (isList(data)) return data;
  return typeof data === 'object' && data !== null && 'admins' in data ? rowsIn(data.admins) : undefined;
}

/** Narrows to `unknown[]`; `Array.isArray` alone narrows to `any[]`. */
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const queryOf = (fields: Record<string, string | number>) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
