import { type Data, type WireShift, shiftClosingWire, shiftCountWire } from '@motorpark/contract';
import { shiftClosingSchema, shiftCountSchema } from '@motorpark/domain';
import { sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid, refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { answerOf, lockDrawer, lockShift } from '../../store/shift/lockShift';
import { refuseWithOwnShift } from './openShift';
import { sumsOf } from '../../store/shift/shiftParts';
import { closed, counted, recordClosingDrop, refuseUnexplained, settled } from '../../store/shift/steps';

/** Stores the count of the person's own shift, once. Only the response reveals the expected amounts. */
export const countShift = (context: PersonContext) => countWith(context, lockShift);

/** Stores the count of a colleague's drawer at the person's terminal, which they want to take over. It is unwitnessed until its owner confirms it. */
export const countDrawer = (context: PersonContext) => countWith(context, lockDrawer, context.person.id);

function countWith(context: PersonContext, lock: typeof lockShift, by?: string): Promise<Data<WireShift>> {
  const { db, input, person, now } = context;
  const count = valuesIn(shiftCountWire, shiftCountSchema, input);
  return db.transaction(async (tx) => {
    const { id, status } = await lock(tx, context);
    if (status !== 'Open') throw refused('This drawer was counted already.');
    if (by !== undefined) await refuseWithOwnShift(tx, by);
    const expected = await sumsOf(tx, id);
    await tx.query(
      sql`update shift set ${settled(expected, now)}, ${counted(count, by)}, is_witnessed = ${by === undefined ? null : false} where id = ${id}`,
    );
    return answerOf(tx, id, person);
  });
}

/** Closes a counted shift permanently, under the next number of its terminal. A reason is required if the count differs. */
export function closeShift(context: PersonContext): Promise<Data<WireShift>> {
  const { db, input, person, now } = context;
  const { reason, floatLeft } = valuesIn(shiftClosingWire, shiftClosingSchema, input);
  return db.transaction(async (tx) => {
    const { id, status, terminal_id: terminalId, counted_cash_kobo: cash } = await lockShift(tx, context);
    if (status === 'Open') throw refused('Count the drawer first.');
    if (status === 'Closed') throw refused('This shift is closed already.');
    await refuseUnexplained(tx, id, reason);
    if (floatLeft > (cash ?? 0)) throw invalid({ float_left: 'This is more than was counted.' });
    await tx.query(
      sql`update shift set ${await closed(tx, { terminalId, reason, now, floatLeft })} where id = ${id}`,
    );
    await recordClosingDrop(tx, id, now);
    return answerOf(tx, id, person);
  });
}
