import { type Data, type WireShift, shiftEndingWire } from '@motorpark/contract';
import { shiftEndingSchema } from '@motorpark/domain';
import { join, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { answerOf, lockAnyShift } from '../../store/shift/lockShift';
import { sumsOf } from '../../store/shift/shiftParts';
import { closed, counted, recordClosingDrop, settled } from '../../store/shift/steps';

/**
 * Closes a shift that its owner left open, so that the owner and the counter can start a new one: with a count made for them, or without a count. If the owner
 * has counted already, that count stays.
 */
export function endShift(context: PersonContext): Promise<Data<WireShift>> {
  const { db, input, person, now } = context;
  const { counting, reason, ...count } = valuesIn(shiftEndingWire, shiftEndingSchema, input);
  return db.transaction(async (tx) => {
    const { id, status, terminal_id: terminalId } = await lockAnyShift(tx, context);
    if (status === 'Closed') throw refused('This shift is closed already.');
    const by = person.id;
    const isCounted = status === 'Counted' || counting === 'Counted';
    // A person who closes another's shift takes all of its cash out.
    const floatLeft = isCounted ? 0 : undefined;
    const steps = [await closed(tx, { terminalId, reason, now, by, floatLeft })];
    if (status === 'Open') steps.push(settled(await sumsOf(tx, id), now));
    if (status === 'Open' && counting === 'Counted') steps.push(counted(count, by));
    await tx.query(sql`update shift set ${join(steps, ', ')} where id = ${id}`);
    await recordClosingDrop(tx, id, now);
    return answerOf(tx, id, person);
  });
}
