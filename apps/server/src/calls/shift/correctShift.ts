import { type Data, type WireShift, shiftCorrectionWire } from '@motorpark/contract';
import { correctedBy, shiftCorrectionSchema } from '@motorpark/domain';
import { newId, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { once } from '../../request/once';
import { answerOf, lockAnyShift } from '../../store/shift/lockShift';

/** Records a correction found after a shift was closed, as a separate row, so that the signed report stays unchanged. Runs once per retry key. */
export function correctShift(context: PersonContext): Promise<Data<WireShift>> {
  const { input, person, now } = context;
  const found = valuesIn(shiftCorrectionWire, shiftCorrectionSchema, input);
  return once(context, async (tx) => {
    const { id, status } = await lockAnyShift(tx, context, 'shift.correct');
    if (status !== 'Closed')
      throw refused('This shift is not closed yet: what is found now belongs into its count.');
    await tx.query(sql`insert into shift_correction (id, shift_id, method, amount_kobo, reason, person_id, at)
      values (${newId()}, ${id}, ${found.method}, ${correctedBy(found)}, ${found.reason}, ${person.id}, ${now})`);
    return answerOf(tx, id, person);
  });
}
