import { type Data, type WireShift, shiftOpeningWire } from '@motorpark/contract';
import { shiftOpeningSchema } from '@motorpark/domain';
import { ownTerminal } from '../../store/access/ownTerminal';
import { newId, type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid, refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { once } from '../../request/once';
import { answerOf } from '../../store/shift/lockShift';

export const OWN_SHIFT = 'You have a shift that is not closed yet. Close it first.';
const ELSEWHERE = 'Staff open the drawers of their own terminal only.';

/** Opens a shift at a counter of the person's own terminal, once per retry key. A person and a counter each have at most one open shift. */
export function openShift(context: PersonContext): Promise<Data<WireShift>> {
  const { input, person, now } = context;
  const form = valuesIn(shiftOpeningWire, shiftOpeningSchema, input);
  const terminalId = ownTerminal(form.terminal, person, ELSEWHERE);
  return once(context, async (tx) => {
    const id = newId();
    const opened = await tx.query(sql`
      insert into shift (id, person_id, terminal_id, counter, opened_at, float_kobo)
      values (${id}, ${person.id}, ${terminalId}, ${form.counter}, ${now}, ${form.openingFloat})
      on conflict do nothing returning id`);
    if (opened.length > 0) return answerOf(tx, id, person);
    await refuseWithOwnShift(tx, person.id);
    throw invalid({ counter: `${form.counter} has a shift that is not closed yet.` });
  });
}

/** Throws a 422 if the person has a shift that is not closed. */
export async function refuseWithOwnShift(tx: Transaction, personId: string): Promise<void> {
  const own = await tx.query(sql`select from shift where person_id = ${personId} and closed_at is null`);
  if (own.length > 0) throw refused(OWN_SHIFT);
}
