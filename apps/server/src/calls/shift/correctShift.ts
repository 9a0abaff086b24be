import { type Data, type WireShift, shiftCorrectionWire } from '@motorpark/contract';
import { correctedBy, shiftCorrectionSchema } from '@motorpark/domain';
import { newId, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { once } from '../../request/once';
import { answerOf, lockAnyShift } from '../../store/shift/lockShift';

/**
 * Records a correction found after a shift was closed, as a separate row, so that the signed report stays unchanged. Cash that was found is a drop that the person
 * has received, and that still has to be banked. Runs once per retry key.
 */
export function correctShift(context: PersonContext): Promise<Data<WireShift>> {
  const { input, person, now } = context;
  const found = valuesIn(shiftCorrectionWire, shiftCorrectionSchema, input);
  return once(context, async (tx) => {
    const { id, status } = await lockAnyShift(tx, context, 'shift.correct');
    if (status !== 'Closed')
      throw refused('This shift is not closed yet: what is found now belongs into its count.');
    const [correction, amount] = [newId(), correctedBy(found)];
    await tx.query(sql`insert into shift_correction (id, shift_id, method, amount_kobo, reason, person_id, at)
      values (${correction}, ${id}, ${found.method}, ${amount}, ${found.reason}, ${person.id}, ${now})`);
    if (found.method === 'Cash' && amount > 0)
      await tx.query(sql`insert into cash_drop (id, shift_id, amount_kobo, note, at, receiver_id, receiver_name, correction_id)
        values (${newId()}, ${id}, ${amount}, 'Found after closing', ${now}, ${person.id}, ${person.name}, ${correction})`);
    return answerOf(tx, id, person);
  });
}
