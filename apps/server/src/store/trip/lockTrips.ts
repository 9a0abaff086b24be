import { type Sql, sql } from '../../db';

/** Locks trips against sales and changes until the transaction ends, in the order of their ids to avoid deadlocks. */
export async function lockTrips(tx: Sql, ids: readonly string[]): Promise<void> {
  await tx.query(sql`select id from trip where id = any(${[...ids]}::uuid[]) order by id for no key update`);
}
