import { openSession } from '../store/access/session';
import type { Office } from './office';

const KINDS = new Set<unknown>([
  'No till open',
  'After the count',
  'Not banked in time',
  'Receipt not confirmed',
]);

/** Returns the cash in no drawer that there is to look at, newest first. */
export async function looseCash({ call, clock, company, db }: Office, query = '') {
  const token = await openSession(db, company.people.ngozi, clock.now);
  const { body } = await call('GET', '/api/get_look_at', { token, query: `limit=200&${query}` });
  const rows: unknown[] =
    typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data) ? body.data : [];
  const isLoose = (row: unknown): row is object =>
    typeof row === 'object' && row !== null && 'kind' in row && KINDS.has(row.kind);
  return rows.filter(isLoose);
}
