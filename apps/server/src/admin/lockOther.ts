import { columns, type Sql, sql } from '../db';
import type { PersonContext } from '../http/call';
import { refused, sessionEnded } from '../http/failure';

/**
 * Before somebody's access is taken away: not one's own, and both stay as they are until the transaction ends. So of two super
 * admins who throw each other out at the same moment one is left.
 */
export async function lockOther(tx: Sql, { id, person }: PersonContext, notYourself: string): Promise<void> {
  if (id.toLowerCase() === person.id) throw refused(notYourself);
  const locked = await tx.query(sql`
    select ${columns('person.id', 'person.is_banned')} from person where id = any(${[id, person.id]}::uuid[]) order by id for update`);
  const me = locked.find((row) => row.id === person.id);
  if (!me || me.is_banned) throw sessionEnded();
}
