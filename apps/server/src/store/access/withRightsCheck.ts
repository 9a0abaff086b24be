import { managesTerminals } from '@motorpark/domain';
import { columns, computed, type Database, type Sql, prepared, sql } from '../../db';
import { Failure, sessionEnded, sessionLocked } from '../../request/failure';
import type { Person } from '../../request/person';
import { MANAGED } from './session';

/**
 * Wraps the database for one call of a person: each transaction first checks the person's right again, which may have been withdrawn since the call was
 * admitted. The rows stay locked until the commit, so withdrawing the right waits for the call. Changes are sealed in the chain of the person's terminal.
 * `onTry` is called at the start of each try of a transaction.
 */
export const withRightsCheck = (db: Database, person: Person, onTry: () => void): Database => ({
  ...db,
  transaction: (work) =>
    db.transaction(async (tx) => {
      onTry();
      await recheckRights(tx, person);
      return work(tx);
    }, person.terminal?.id),
});

const RIGHT = columns(
  'person.role',
  'person.terminal_id',
  computed<{ is_locked: boolean; managed: string[] }>({
    is_locked: sql`session.locked_at is not null`,
    managed: MANAGED,
  }),
);

const MOVED = 'Your role or terminal was changed a moment ago. Please try again.';

/** Locks the person first and the session second, the same order in which a ban and a new passcode change them. */
async function recheckRights(
  tx: Sql,
  { tokenHash, role, terminal, terminals, isLocked }: Person,
): Promise<void> {
  const [row] = await tx.query(
    prepared(sql`
    select ${RIGHT}
    from person join session on session.person_id = person.id
    where session.token_hash = ${tokenHash} and session.ended_at is null and not person.is_banned
    for share of person, session`),
  );
  if (!row) throw sessionEnded();
  if (row.is_locked && !isLocked) throw sessionLocked();
  const isElsewhere =
    row.terminal_id !== (terminal?.id ?? null) ||
    (managesTerminals(role) && row.managed.join() !== terminals.join());
  if (row.role !== role || isElsewhere) {
    throw new Failure(403, { message: MOVED });
  }
}
