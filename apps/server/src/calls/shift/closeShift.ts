import { type Data, type WireShift, shiftClosingWire, shiftCountWire } from '@motorpark/contract';
import { shiftClosingSchema, shiftCountSchema } from '@motorpark/domain';
import { sql } from '../../db';
import type { PersonContext } from '../../request/call';
import type { Person } from '../../request/person';
import { refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { answerOf, lockDrawer, lockShift } from '../../store/shift/lockShift';
import { refuseWithOwnShift } from './openShift';
import { countedNow, finishShift } from '../../store/shift/finishShift';

/** Stores the count of the person's own shift, once. Only the response reveals the expected amounts. */
export const countShift = (context: PersonContext) => countWith(context, lockShift);

/** Stores the count of a colleague's drawer at the person's terminal, which they want to take over. It is unwitnessed until its owner confirms it. */
export const countDrawer = (context: PersonContext) => countWith(context, lockDrawer, context.person);

function countWith(context: PersonContext, lock: typeof lockShift, by?: Person): Promise<Data<WireShift>> {
  const { db, input, person, now } = context;
  const count = valuesIn(shiftCountWire, shiftCountSchema, input);
  return db.transaction(async (tx) => {
    const { id, status } = await lock(tx, context);
    if (status !== 'Open') throw refused('This drawer was counted already.');
    if (by !== undefined) await refuseWithOwnShift(tx, by.id);
    const counted = await countedNow(tx, id, { now, count, by });
    await tx.query(sql`update shift set ${counted} where id = ${id}`);
    return answerOf(tx, id, person);
  });
}

/** Closes a counted shift permanently, under the next number of its terminal. A reason is required if the count differs. */
export function closeShift(context: PersonContext): Promise<Data<WireShift>> {
  const { db, input, person, now } = context;
  const { reason, floatLeft } = valuesIn(shiftClosingWire, shiftClosingSchema, input);
  return db.transaction(async (tx) => {
    const shift = await lockShift(tx, context);
    if (shift.status === 'Open') throw refused('Count the drawer first.');
    if (shift.status === 'Closed') throw refused('This shift is closed already.');
    await finishShift(tx, shift, { reason, now, floatLeft });
    return answerOf(tx, shift.id, person);
  });
}
