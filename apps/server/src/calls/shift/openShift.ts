import { type Data, type WireShift, shiftOpeningWire } from '@motorpark/contract';
import { type Kobo, type ShiftOpening, formatNaira, shiftOpeningSchema } from '@motorpark/domain';
import { ownTerminal } from '../../store/access/ownTerminal';
import { computed, newId, type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid, refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { once } from '../../request/once';
import { answerOf } from '../../store/shift/lockShift';
import { IS_UNCOUNTED, PREVIOUS_FLOAT } from '../../store/shift/shiftParts';

export const OWN_SHIFT = 'You have a shift that is not closed yet. Close it first.';
const NOT_COUNTED =
  'Nobody counted this drawer when it was last closed. Enter how much of the float was in it, 0 if nothing.';
const ELSEWHERE = 'Staff open the drawers of their own terminal only.';

/** Opens a shift at a counter of the person's own terminal, once per retry key. A person and a counter each have at most one open shift. */
export function openShift(context: PersonContext): Promise<Data<WireShift>> {
  const { input, person, now } = context;
  const form = valuesIn(shiftOpeningWire, shiftOpeningSchema, input);
  const terminalId = ownTerminal(form.terminal, person, ELSEWHERE);
  const { counter, openingFloat } = form;
  return once(context, async (tx) => {
    const found = await foundIn(tx, form, terminalId);
    const id = newId();
    const opened = await tx.query(sql`
      insert into shift (id, person_id, terminal_id, counter, opened_at, float_kobo, found_kobo)
      values (${id}, ${person.id}, ${terminalId}, ${counter}, ${now}, ${openingFloat}, ${found})
      on conflict do nothing returning id`);
    if (opened.length > 0) {
      if (input['confirmed'] === false) await askIfLess(tx, id);
      return answerOf(tx, id, person);
    }
    await refuseWithOwnShift(tx, person.id);
    throw invalid({ counter: `${counter} has a shift that is not closed yet.` });
  });
}

/** Throws a 422 at `confirmed` if a shift begins with less than the last one left in its drawer. */
async function askIfLess(tx: Transaction, id: string): Promise<void> {
  const [before] = await tx.query(sql`
    select ${computed<{ left: Kobo }>({ left: PREVIOUS_FLOAT })} from shift where id = ${id} and float_kobo < ${PREVIOUS_FLOAT}`);
  if (before)
    throw invalid({
      confirmed: `The last shift left ${formatNaira(before.left)} in this drawer. Count it again. If it is less, press Open again.`,
    });
}

/** Returns what of the float was found in a drawer whose last shift nobody counted; null for every other drawer. Throws a 422 at `found` if that was not said. */
async function foundIn(
  tx: Transaction,
  { counter, openingFloat, found }: ShiftOpening,
  terminalId: string,
): Promise<Kobo | null> {
  const uncounted = await tx.query(sql`
    select from shift where terminal_id = ${terminalId} and lower(counter) = lower(${counter}) and notes is null and closed_at is not null
      and ${IS_UNCOUNTED}`);
  if (uncounted.length === 0) return null;
  if (found === undefined) throw invalid({ found: NOT_COUNTED });
  if (found > openingFloat)
    throw invalid({ found: `It is part of the float: at most ${formatNaira(openingFloat)}.` });
  return found;
}

/** Throws a 422 if the person has a shift that is not closed. */
export async function refuseWithOwnShift(tx: Transaction, personId: string): Promise<void> {
  const own = await tx.query(sql`select from shift where person_id = ${personId} and closed_at is null`);
  if (own.length > 0) throw refused(OWN_SHIFT);
}
