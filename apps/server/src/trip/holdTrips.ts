import { type Sql, sql } from '../db';

/**
 * Holds trips against every sale and change by others until the transaction ends. They are taken in the order of their ids, so
 * that two who need the same trips never wait for each other in a circle.
 */
export async function holdTrips(tx: Sql, ids: readonly string[]): Promise<void> {
  await tx.query(sql`select id from trip where id = any(${[...ids]}::uuid[]) order by id for no key update`);
}
