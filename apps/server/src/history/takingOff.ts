import { type Sql, sql } from '../db';
import type { PersonContext } from '../http/call';
import type { Answered, Kept } from './kept';
import { isUnasked, reasonIn, refuseWithoutReason } from './reason';
import { TABLES, WITH_REASON } from './subject';

interface TakingOff<Locked, Wire> extends Kept<Locked, Wire> {
  /** Throws where it has to stay, or this person may not. */
  refuse: (record: Locked, context: PersonContext) => void;
  /** Whether somebody has to say why, where reasons are kept; all have to unless it says otherwise. */
  needsReason?: (record: Locked) => boolean;
  /** What its money does in the ledger, in the same transaction. */
  takeBack?: (tx: Sql, record: Locked, context: PersonContext) => Promise<unknown>;
}

/**
 * The call that takes a record off the lists: it stays readable. Where a reason is kept with it, a super admin has to give one; a core
 * client cannot send a reason, and where staff may, it is taken without one (docs/money.md).
 */
export const takingOff =
  <Locked, Wire>({
    noun,
    lock,
    row,
    refuse,
    needsReason,
    takeBack,
  }: TakingOff<Locked, Wire>): Answered<Wire> =>
  async (context) => {
    const { db, id, input, person, now } = context;
    const saysWhy = WITH_REASON.has(noun);
    const reason = saysWhy ? reasonIn(input) : undefined;
    return db.transaction(async (tx) => {
      const record = await lock(tx, context);
      refuse(record, context);
      const isAsked = saysWhy && (needsReason?.(record) ?? true);
      if (isAsked && !isUnasked({ person, reason })) refuseWithoutReason(reason);
      const why = saysWhy ? sql`, deleted_reason = ${reason || null}` : sql``;
      await tx.query(sql`
        update ${TABLES[noun]} set deleted_at = ${now}, deleted_by = ${person.id}${why} where id = ${id}`);
      await takeBack?.(tx, record, context);
      return { data: await row(tx, id, person) };
    });
  };
