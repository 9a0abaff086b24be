import type { Data, WireShift } from '@motorpark/contract';
import { columns, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import { isId } from '../../db/rows';
import { NO_SHIFT, answerOf } from '../../store/shift/lockShift';
import { confirmableBy } from '../../store/shift/shiftRows';

/** Confirms the count that somebody else made of a closed drawer, whose difference is then no longer disputed. */
export async function confirmCount({ db, id, person, now }: PersonContext): Promise<Data<WireShift>> {
  return db.transaction(async (tx) => {
    const [confirmed] = isId(id)
      ? await tx.query(sql`update shift set confirmed_by = ${person.id}, confirmed_at = ${now}
          where id = ${id} and ${confirmableBy(person)} returning ${columns('shift.id')}`)
      : [];
    if (!confirmed) throw notFound(NO_SHIFT);
    return answerOf(tx, confirmed.id, person);
  });
}
