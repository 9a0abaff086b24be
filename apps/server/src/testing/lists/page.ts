import { type Answer, textAt } from '../office';

/** What a page says of itself. */
export function pageIn({ body, status }: Answer) {
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data)) {
    throw new Error(`${status} is no page: ${JSON.stringify(body)}`);
  }
  const rows: unknown[] = body.data;
  return {
    ids: rows.map((row) => textAt(row, 'id')),
    rows,
    cursor: 'next_cursor' in body && typeof body.next_cursor === 'string' ? body.next_cursor : null,
    total: 'total' in body ? body.total : undefined,
    counts: 'counts' in body ? body.counts : undefined,
  };
}

export const queryOf = (fields: Record<string, string | number>) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
