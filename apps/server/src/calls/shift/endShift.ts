import { type Data, type WireShift, shiftEndingWire } from '@motorpark/contract';
import { shiftEndingSchema } from '@motorpark/domain';
import type { PersonContext } from '../../request/call';
import { refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { answerOf, lockAnyShift } from '../../store/shift/lockShift';
import { countedNow, finishShift, isDisputedBy } from '../../store/shift/finishShift';
import { announceEnding } from './announceEnding';

/**
 * Closes a shift that its owner left open, so that the owner and the counter can start a new one: with a count made for them, or without a count. If the owner
 * has counted already, that count stays. A count of a manager is disputed, and a drawer that nobody counted is named in Activity.
 */
export function endShift(context: PersonContext): Promise<Data<WireShift>> {
  const { db, input, person, now } = context;
  const { counting, reason, ...count } = valuesIn(shiftEndingWire, shiftEndingSchema, input);
  return db.transaction(async (tx) => {
    const shift = await lockAnyShift(tx, context, 'shift.end');
    const { id, status } = shift;
    const isOpen = status === 'Open';
    if (status === 'Closed') throw refused('This shift is closed already.');
    const by = person.id;
    const found = counting === 'Counted' ? count : undefined;
    await finishShift(tx, shift, {
      reason,
      now,
      by,
      // A person who closes another's shift takes all of its cash out.
      floatLeft: !isOpen || found ? 0 : undefined,
      counting: isOpen ? await countedNow(tx, id, { now, count: found, by: found && person }) : undefined,
    });
    if (isOpen && (!found || isDisputedBy(person)))
      await announceEnding(tx, context, { ...shift, reason, did: found ? 'closed it' : undefined });
    return answerOf(tx, id, person);
  });
}
