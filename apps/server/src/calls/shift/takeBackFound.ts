import { type Data, type WireDrop, dropReturnWire } from '@motorpark/contract';
import { dropReturnSchema } from '@motorpark/domain';
import { columns, newId, type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { forbidden, notFound, refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { once } from '../../request/once';
import { isId } from '../../db/rows';
import { atOwnTerminal } from '../../store/access/rights';
import { OWN_SHIFT } from '../../store/shift/lockShift';
import { NO_DROP, dropOf } from './drops';

/**
 * Takes back a sum that somebody said was found in a closed drawer, and that was typed wrong: its drop and the correction count no longer, and both stay on record. Somebody else does so, as
 * long as nobody has received or banked it. Runs once per retry key.
 */
export function takeBackFound(context: PersonContext): Promise<Data<WireDrop>> {
  const { id, input, person, now } = context;
  const { reason } = valuesIn(dropReturnWire, dropReturnSchema, input);
  return once(context, async (tx) => {
    const found = await lockFound(tx, context);
    if (found.person_id === person.id) throw forbidden(OWN_SHIFT);
    if (found.receiver_id === person.id) throw forbidden('You entered this. Somebody else takes it back.');
    const banked = await tx.query(sql`select from standing_banking where drop_id = ${id}`);
    if (banked.length > 0) throw refused('This drop is banked already.');
    const received = await tx.query(sql`select from cash_drop_receipt where drop_id = ${id}`);
    if (received.length > 0) throw refused('Somebody has received this cash, so it stays found.');
    const taken = await tx.query(sql`insert into cash_drop_return (id, drop_id, reason, person_id, at)
      select ${newId()}, ${id}, ${reason}, ${person.id}, ${now}
      where not exists (select from cash_drop_return where drop_id = ${id}) returning id`);
    if (taken.length === 0) throw refused('This drop is taken back already.');
    return { data: await dropOf(tx, id, person) };
  });
}

/** Locks the drop of a found sum. Throws a 404 if it is none of the person's terminals. */
async function lockFound(tx: Transaction, { id, person }: PersonContext) {
  const [found] = isId(id)
    ? await tx.query(sql`
        select ${columns('shift.person_id', 'cash_drop.receiver_id')} from cash_drop join shift on shift.id = shift_id
        where cash_drop.id = ${id} and correction_id is not null and ${atOwnTerminal(person, 'shift.correct', sql`shift.terminal_id`)}
        for update of cash_drop`)
    : [];
  if (!found) throw notFound(NO_DROP);
  return found;
}
