import { type Sql, sql } from '../db';
import type { PersonContext } from '../http/call';
import type { Answered, Kept } from './kept';
import { isUnasked, reasonIn, refuseWithoutReason } from './reason';
import { TABLES, WITH_REASON } from './subject';

interface TakingOff<Held, Wire> extends Kept<Held, Wire> {
  /** Throws where it has to stay, or this person may not. */
  refuse: (held: Held, context: PersonContext) => void;
  /** Whether somebody has to say why, where reasons are kept; all have to unless it says otherwise. */
  needsReason?: (held: Held) => boolean;
  /** What its money does in the ledger, in the same transaction. */
  takeBack?: (tx: Sql, held: Held, context: PersonContext) => Promise<unknown>;
}

/**
 * The call that takes a record off the lists: it stays readable. Where a reason is kept with it, a super admin has to give one; a core
 * client cannot send a reason, and where staff may, it is taken without one (docs/money.md).
 */
export const takingOff =
  <Held, Wire>({ noun, hold, row, refuse, needsReason, takeBack }: TakingOff<Held, Wire>): Answered<Wire> =>
  async (context) => {
    const { db, id, input, person, now } = context;
    const saysWhy = WITH_REASON.has(noun);
    const reason = saysWhy ? reasonIn(input) : undefined;
    return db.transaction(async (tx) => {
      const held = await hold(tx, context);
      refuse(held, context);
      const isAsked = saysWhy && (needsReason?.(held) ?? true);
      if (isAsked && !isUnasked({ person, reason })) refuseWithoutReason(reason);
      const why = saysWhy ? sql`, deleted_reason = ${reason || null}` : sql``;
      await tx.query(sql`
        update ${TABLES[noun]} set deleted_at = ${now}, deleted_by = ${person.id}${why} where id = ${id}`);
      await takeBack?.(tx, held, context);
      return { data: await row(tx, id, person) };
    });
  };
