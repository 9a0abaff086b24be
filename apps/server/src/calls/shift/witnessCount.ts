import type { Data, WireShift } from '@motorpark/contract';
import { witnessSchema } from '@motorpark/domain';
import { refuseWrongSecret } from '../../store/access/refuseWrongSecret';
import { sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { formIn } from '../../request/form';
import { answerOf, lockCountedDrawer } from '../../store/shift/lockShift';

/** The owner of a drawer that the person has counted confirms the count with their own PIN or passcode, before the drawer is taken over. */
export async function witnessCount(context: PersonContext): Promise<Data<WireShift>> {
  const { db, input, person } = context;
  const { secret } = formIn(witnessSchema, { secret: 'secret' }, input);
  const drawer = await lockCountedDrawer(db, context);
  if (drawer.is_witnessed) return answerOf(db, drawer.id, person);
  const forgive = await refuseWrongSecret(context, drawer.person_id, secret);
  return db.transaction(async (tx) => {
    await forgive(tx);
    // It may have been closed while the secret was checked.
    const { id } = await lockCountedDrawer(tx, context);
    await tx.query(sql`update shift set is_witnessed = true where id = ${id} and is_witnessed is not true`);
    return answerOf(tx, id, person);
  });
}
