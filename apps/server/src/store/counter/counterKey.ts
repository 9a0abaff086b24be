import { createHash } from 'node:crypto';
import { columns, type Sql, sql } from '../../db';

export const keyHashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Returns the id of the counter with this key, locked until the commit; undefined if the machine has no name or was forgotten. */
export async function counterWith(tx: Sql, key: unknown): Promise<string | undefined> {
  if (typeof key !== 'string' || key === '') return undefined;
  const [row] = await tx.query(
    sql`select ${columns('counter.id')} from counter where key_hash = ${keyHashOf(key)} for share`,
  );
  return row?.id;
}
