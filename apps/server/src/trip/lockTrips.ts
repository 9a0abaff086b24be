import { type Sql, sql } from '../db';

/**
 * Locks trips against sales and changes by others until the transaction ends. They are locked in the order of their ids, so
 * that two who need the same trips never wait for each other in a circle.
 */
export async function lockTrips(tx: Sql, ids: readonly string[]): Promise<void> {
  await tx.query(sql`select id from trip where id = any(${[...ids]}::uuid[]) order by id for no key update`);
}
