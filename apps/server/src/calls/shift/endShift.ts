import { type Data, type WireShift, shiftEndingWire } from '@motorpark/contract';
import { shiftEndingSchema } from '@motorpark/domain';
import type { PersonContext } from '../../request/call';
import { refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { answerOf, lockAnyShift } from '../../store/shift/lockShift';
import { countedNow, finishShift } from '../../store/shift/finishShift';

/**
 * Closes a shift that its owner left open, so that the owner and the counter can start a new one: with a count made for them, or without a count. If the owner
 * has counted already, that count stays.
 */
export function endShift(context: PersonContext): Promise<Data<WireShift>> {
  const { db, input, person, now } = context;
  const { counting, reason, ...count } = valuesIn(shiftEndingWire, shiftEndingSchema, input);
  return db.transaction(async (tx) => {
    const shift = await lockAnyShift(tx, context, 'shift.end');
    const { id, status } = shift;
    if (status === 'Closed') throw refused('This shift is closed already.');
    const by = person.id;
    const found = counting === 'Counted' ? count : undefined;
    await finishShift(tx, shift, {
      reason,
      now,
      by,
      // A person who closes another's shift takes all of its cash out.
      floatLeft: status === 'Counted' || found ? 0 : undefined,
      counting:
        status === 'Open' ? await countedNow(tx, id, { now, count: found, by: found && by }) : undefined,
    });
    return answerOf(tx, id, person);
  });
}
