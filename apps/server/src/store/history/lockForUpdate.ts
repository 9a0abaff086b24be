import { type Sql, sql } from '../../db';
import { type Noun, type OfficeNoun, tableOf } from './subject';

/**
 * Locks a record until the transaction ends. Read it in a statement of its own afterwards: PostgreSQL re-reads only the locked row after a
 * wait, so joins and subqueries of the locking statement still see everything else as it was before the wait.
 */
export const lockForUpdate = (tx: Sql, noun: Noun | OfficeNoun, id: string): Promise<unknown[]> =>
  tx.query(sql`select from ${tableOf(noun)} where id = ${id} for update`);
