import { sql } from './sql';

/** What a single statement may take before it is ended, on either engine. */
export const STATEMENT_WITHIN_MS = 8_000;

/** Asked first in a transaction, whose statements then take the time that they take, on either engine. */
export const WITHOUT_TIMEOUT = sql`set local statement_timeout = 0`;

/** What PostgreSQL says of a statement whose time was up. The embedded database, which cannot end one, says the same. */
export class StatementTimedOut extends Error {
  readonly code = '57014';

  constructor() {
    super('canceling statement due to statement timeout');
  }
}
