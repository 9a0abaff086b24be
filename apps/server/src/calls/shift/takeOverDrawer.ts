import type { Data, WireShift } from '@motorpark/contract';
import { newId, sql } from '../../db';
import { reasonIn } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { refused } from '../../request/failure';
import { once } from '../../request/once';
import { answerOf, lockCountedDrawer } from '../../store/shift/lockShift';
import { OWN_SHIFT, refuseWithOwnShift } from './openShift';
import { finishShift } from '../../store/shift/finishShift';
import { announceEnding } from './announceEnding';

/**
 * Takes over a drawer that the person has counted: closes its shift under both names and opens the person's shift with the counted cash. If its owner has not
 * confirmed the count, a reason is required, and the owner is told. Runs once per retry key.
 */
export function takeOverDrawer(context: PersonContext): Promise<Data<WireShift>> {
  const { person, now } = context;
  const reason = reasonIn(context.input);
  return once(context, async (tx) => {
    const drawer = await lockCountedDrawer(tx, context);
    await refuseWithOwnShift(tx, person.id);
    if (drawer.is_witnessed === false) {
      await announceEnding(tx, context, { ...drawer, reason, did: 'took it over' });
    }
    await finishShift(tx, drawer, { reason, now, by: person.id });
    const next = newId();
    const opened = await tx.query(sql`
      insert into shift (id, person_id, terminal_id, counter, opened_at, float_kobo, taken_over_from)
      values (${next}, ${person.id}, ${drawer.terminal_id}, ${drawer.counter}, ${now}, ${drawer.counted_cash_kobo}, ${drawer.id})
      on conflict do nothing returning id`);
    // The person opened another shift meanwhile.
    if (opened.length === 0) throw refused(OWN_SHIFT);
    return answerOf(tx, next, person);
  });
}
