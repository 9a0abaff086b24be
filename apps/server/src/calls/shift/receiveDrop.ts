import type { Data, WireShift } from '@motorpark/contract';
import { isBoundToTerminal, witnessSchema } from '@motorpark/domain';
import { refuseWrongSecret } from '../../store/access/refuseWrongSecret';
import { columns, newId, type Sql, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { formIn } from '../../request/form';
import { forbidden, notFound, refused } from '../../request/failure';
import { isId } from '../../db/rows';
import { NO_DROP } from './drops';
import { OWN_SHIFT, answerOf } from '../../store/shift/lockShift';
import { ofDrawers } from '../../store/access/ofDrawers';

/**
 * Records that the cash of a drop was received. Its receiver confirms it in the session of the drawer's clerk, with their own PIN or passcode. The head
 * office confirms any of others, later, in its own session.
 */
export async function receiveDrop(context: PersonContext): Promise<Data<WireShift>> {
  const { db, input, person, now } = context;
  const drop = await droppedBy(db, context);
  const isOffice = !isBoundToTerminal(person.role);
  if (isOffice && drop.person_id === person.id) throw forbidden(OWN_SHIFT);
  const receiverId = isOffice ? person.id : drop.receiver_id;
  if (receiverId === null)
    throw refused(
      `${drop.receiver_name ?? 'Whoever took it'} has no login here. The head office confirms it.`,
    );
  const forgive = isOffice
    ? undefined
    : await refuseWrongSecret(context, receiverId, formIn(witnessSchema, { secret: 'secret' }, input).secret);
  return db.transaction(async (tx) => {
    await forgive?.(tx);
    await tx.query(sql`select from cash_drop where id = ${drop.id} for update`);
    const back = await tx.query(sql`select from cash_drop_return where drop_id = ${drop.id}`);
    if (back.length > 0) throw refused('This drop was taken back: its cash is in the drawer.');
    await tx.query(sql`insert into cash_drop_receipt (id, drop_id, person_id, at)
      values (${newId()}, ${drop.id}, ${receiverId}, ${now}) on conflict (drop_id) do nothing`);
    return answerOf(tx, drop.shift_id, person);
  });
}

/** Returns a drop of the person's own drawers, or any for the head office. Throws a 404 otherwise. */
async function droppedBy(db: Sql, { id, person }: PersonContext) {
  const [drop] = isId(id)
    ? await db.query(sql`
        select ${columns('cash_drop.id', 'cash_drop.shift_id', 'cash_drop.receiver_id', 'cash_drop.receiver_name', 'shift.person_id')}
        from cash_drop join shift on shift.id = shift_id where cash_drop.id = ${id} and ${ofDrawers(person, 'drop.receive')}`)
    : [];
  if (!drop) throw notFound(NO_DROP);
  return drop;
}
