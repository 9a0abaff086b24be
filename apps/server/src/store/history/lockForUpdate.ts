import { type Sql, sql } from '../../db';
import { OFFICE_TABLES, TABLES, isNoun, type Noun, type OfficeNoun } from './subject';

/**
 * Locks a record until the transaction ends. Read it in a statement of its own afterwards: PostgreSQL re-reads only the locked row after a
 * wait, so joins and subqueries of the locking statement still see everything else as it was before the wait.
 */
export const lockForUpdate = (tx: Sql, noun: Noun | OfficeNoun, id: string): Promise<unknown[]> =>
  tx.query(sql`select from ${isNoun(noun) ? TABLES[noun] : OFFICE_TABLES[noun]} where id = ${id} for update`);
