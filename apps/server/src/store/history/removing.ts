import { type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import type { Answered, Tracked } from './tracked';
import { cannotAskWhy, reasonIn, refuseWithoutReason } from './reason';
import { NOUNS, tableOf } from './subject';

interface Removing<Locked, Wire> extends Omit<Tracked<Locked, Wire>, 'lock'> {
  /** Locks the record until the transaction ends. */
  lock: (tx: Transaction, context: PersonContext) => Promise<Locked>;
  /** Throws if the record must stay, or this person may not remove it. */
  refuse: (record: Locked, context: PersonContext) => void;
  /** Whether a reason is required; by default it is, for nouns that store one. */
  needsReason?: (record: Locked) => boolean;
  /** Whether a core client, which cannot send a reason, may leave it out; by default it may. */
  mayLackReason?: (record: Locked) => boolean;
  /** Reverses the record's money in the ledger, in the same transaction. */
  takeBack?: (tx: Transaction, record: Locked, context: PersonContext) => Promise<unknown>;
}

/**
 * Creates the call that voids or deletes a record; it stays readable. Super admins must give a reason if the noun stores one. Core clients cannot send one, so
 * staff who use them need none where the record allows that (docs/money.md).
 */
export const removing =
  <Locked, Wire>({
    noun,
    lock,
    row,
    refuse,
    needsReason,
    mayLackReason,
    takeBack,
  }: Removing<Locked, Wire>): Answered<Wire> =>
  async (context) => {
    const { db, id, input, person, now } = context;
    const { saysWhy } = NOUNS[noun];
    const reason = saysWhy ? reasonIn(input) : undefined;
    return db.transaction(async (tx) => {
      const record = await lock(tx, context);
      refuse(record, context);
      const isRequired = saysWhy && (needsReason?.(record) ?? true);
      const mayLack = cannotAskWhy({ person, reason }) && (mayLackReason?.(record) ?? true);
      if (isRequired && !mayLack) refuseWithoutReason(reason);
      const why = saysWhy ? sql`, deleted_reason = ${reason || null}` : sql``;
      await tx.query(sql`
        update ${tableOf(noun)} set deleted_at = ${now}, deleted_by = ${person.id}${why} where id = ${id}`);
      await takeBack?.(tx, record, context);
      return { data: await row(tx, id, person) };
    });
  };
