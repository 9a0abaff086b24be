import { sql } from './sql';

/** Time limit of a single statement in milliseconds, on both engines. */
export const STATEMENT_TIMEOUT_MS = 8_000;

/** Removes the time limit for a transaction's statements; must be its first statement. Works on both engines. */
export const WITHOUT_TIMEOUT = sql`set local statement_timeout = 0`;

/** PostgreSQL's error for a statement that exceeded its time limit; also thrown for the embedded database, which cannot cancel a statement. */
export class StatementTimedOut extends Error {
  readonly code = '57014';

  constructor() {
    super('canceling statement due to statement timeout');
  }
}
