import type { Data, WireShift } from '@motorpark/contract';
import { newId, sql } from '../db';
import { reasonIn } from '../history';
import type { PersonContext } from '../http/call';
import { refused } from '../http/failure';
import { once } from '../http/once';
import { answerOf, lockDrawer } from './lockShift';
import { OWN_SHIFT, refuseWithOwnShift } from './openShift';
import { closed, refuseUnexplained } from './steps';

/**
 * Takes over a drawer that the person has counted: closes its shift under both names and opens the person's shift with the counted cash. Runs once per retry
 * key.
 */
export function takeOverDrawer(context: PersonContext): Promise<Data<WireShift>> {
  const { person, now } = context;
  const reason = reasonIn(context.input);
  return once(context, async (tx) => {
    const { id, status, terminal_id: terminalId, ...drawer } = await lockDrawer(tx, context);
    if (status === 'Closed') throw refused('This shift is closed already.');
    if (drawer.counted_by !== person.id) throw refused('Count the drawer first.');
    await refuseWithOwnShift(tx, person.id);
    await refuseUnexplained(tx, id, reason);
    await tx.query(
      sql`update shift set ${await closed(tx, { terminalId, reason, now, by: person.id })} where id = ${id}`,
    );
    const next = newId();
    const opened = await tx.query(sql`
      insert into shift (id, person_id, terminal_id, counter, opened_at, float_kobo, taken_over_from)
      values (${next}, ${person.id}, ${terminalId}, ${drawer.counter}, ${now}, ${drawer.counted_cash_kobo}, ${id})
      on conflict do nothing returning id`);
    // The person opened another shift meanwhile.
    if (opened.length === 0) throw refused(OWN_SHIFT);
    return answerOf(tx, next, person);
  });
}
