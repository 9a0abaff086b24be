import { type Data, type WireShift, shiftEndingWire } from '@motorpark/contract';
import { SHIFT_ENDING, shiftEndingSchema, valuesOf } from '@motorpark/domain';
import { join, sql } from '../db';
import type { PersonContext } from '../http/call';
import { refused } from '../http/failure';
import { formIn } from '../http/form';
import { answerOf, lockAnyShift } from './lockShift';
import { sumsOf } from './shiftParts';
import { closed, counted, handIn, settled } from './steps';

/**
 * Closes a shift that its person left open, so that they and its counter can have the next one: with what was counted in their place, or with
 * no count at all. What they counted themselves stands.
 */
export function endShift(context: PersonContext): Promise<Data<WireShift>> {
  const { db, input, person, now } = context;
  const { counting, reason, ...count } = valuesOf(
    SHIFT_ENDING,
    formIn(shiftEndingSchema, shiftEndingWire.names, input),
  );
  return db.transaction(async (tx) => {
    const { id, status, terminal_id: terminalId } = await lockAnyShift(tx, context);
    if (status === 'Closed') throw refused('This shift is closed already.');
    const by = person.id;
    const isCounted = status === 'Counted' || counting === 'Counted';
    // Whoever closes it for another takes all of it along.
    const floatLeft = isCounted ? 0 : undefined;
    const steps = [await closed(tx, { terminalId, reason, now, by, floatLeft })];
    if (status === 'Open') steps.push(settled(await sumsOf(tx, id), now));
    if (status === 'Open' && counting === 'Counted') steps.push(counted(count, by));
    await tx.query(sql`update shift set ${join(steps, ', ')} where id = ${id}`);
    await handIn(tx, id, now);
    return answerOf(tx, id, person);
  });
}
