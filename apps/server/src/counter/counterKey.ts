import { createHash } from 'node:crypto';
import { columns, type Sql, sql } from '../db';

/** What is kept of a machine's key. */
export const keyHashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The counter whose key that is, held until the commit; undefined for a machine that nobody named, or that was forgotten. */
export async function counterWith(tx: Sql, key: unknown): Promise<string | undefined> {
  if (typeof key !== 'string' || key === '') return undefined;
  const [row] = await tx.query(
    sql`select ${columns('counter.id')} from counter where key_hash = ${keyHashOf(key)} for share`,
  );
  return row?.id;
}
