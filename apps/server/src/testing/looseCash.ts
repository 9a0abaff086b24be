import { sql } from '../db';
import { openSession } from '../store/access/session';
import type { Office } from './office';

const KINDS = new Set<unknown>([
  'No till open',
  'After the count',
  'Not banked in time',
  'Receipt not confirmed',
]);

/** Returns the cash in no drawer that there is to look at in a company that requires tills, newest first. */
export async function looseCash({ call, clock, company, db }: Office, query = '') {
  const token = await openSession(db, company.people.ngozi, clock.now);
  await db.query(sql`update company set shift_rule = 'required'`);
  const { body } = await call('GET', '/api/get_look_at', { token, query: `limit=200&${query}` });
  await db.query(sql`update company set shift_rule = 'optional'`);
  const rows: unknown[] =
    typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data) ? body.data : [];
  const isLoose = (row: unknown): row is object =>
    typeof row === 'object' && row !== null && 'kind' in row && KINDS.has(row.kind);
  return rows.filter(isLoose);
}
