import { type Data, type WireShift, dropReturnWire } from '@motorpark/contract';
import { dropReturnSchema } from '@motorpark/domain';
import { columns, newId, type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { notFound, refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { once } from '../../request/once';
import { isId } from '../../db/rows';
import { NO_DROP } from './drops';
import { answerOf, lockShift } from '../../store/shift/lockShift';

/** Takes back a drop that was entered by mistake, and whose receipt nobody has confirmed: its cash counts as in the drawer again, and the report shows both. Runs once per retry key. */
export function takeBackDrop(context: PersonContext): Promise<Data<WireShift>> {
  const { id: drop, input, person, now } = context;
  const { reason } = valuesIn(dropReturnWire, dropReturnSchema, input);
  return once(context, async (tx) => {
    const shift = await lockShift(tx, { person, id: await shiftOf(tx, drop) }, NO_DROP);
    if (shift.status !== 'Open') throw refused('This drawer is counted. What was dropped from it stays.');
    await tx.query(sql`select from cash_drop where id = ${drop} for update`);
    const banked = await tx.query(sql`select from standing_banking where drop_id = ${drop}`);
    if (banked.length > 0) throw refused('This drop is banked already.');
    const [receiver] = await tx.query(sql`select ${columns('person.name')}
      from cash_drop_receipt join person on person.id = cash_drop_receipt.person_id where drop_id = ${drop}`);
    if (receiver)
      throw refused(
        `${receiver.name} has received this cash, so it stays dropped. If you get it back, count it with the drawer and say so there.`,
      );
    const taken = await tx.query(sql`insert into cash_drop_return (id, drop_id, reason, person_id, at)
      values (${newId()}, ${drop}, ${reason}, ${person.id}, ${now}) on conflict (drop_id) do nothing returning id`);
    if (taken.length === 0) throw refused('This drop is taken back already.');
    return answerOf(tx, shift.id, person);
  });
}

async function shiftOf(tx: Transaction, drop: string): Promise<string> {
  const [found] = isId(drop)
    ? await tx.query(sql`select ${columns('cash_drop.shift_id')} from cash_drop where id = ${drop}`)
    : [];
  if (!found) throw notFound(NO_DROP);
  return found.shift_id;
}
