import { type Data, type WireShift, cashDropWire } from '@motorpark/contract';
import { cashDropSchema } from '@motorpark/domain';
import { newId, sql } from '../db';
import type { PersonContext } from '../http/call';
import { refused } from '../http/failure';
import { valuesIn } from '../http/form';
import { once } from '../http/once';
import { answerOf, lockShift } from './lockShift';

/** Records cash taken out of the drawer, to the safe or the bank. Runs once per retry key. */
export function dropCash(context: PersonContext): Promise<Data<WireShift>> {
  const { input, person, now } = context;
  const { amount, note } = valuesIn(cashDropWire, cashDropSchema, input);
  return once(context, async (tx) => {
    const { id, status } = await lockShift(tx, context);
    if (status !== 'Open') throw refused('This drawer is counted. Nothing can be dropped from it any more.');
    await tx.query(sql`insert into cash_drop (id, shift_id, amount_kobo, note, at)
      values (${newId()}, ${id}, ${amount}, ${note || null}, ${now})`);
    return answerOf(tx, id, person);
  });
}
