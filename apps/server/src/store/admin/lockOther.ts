import { columns, type Sql, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { refused, sessionEnded } from '../../request/failure';

/**
 * Locks a person whose access is taken away, together with the caller, until the transaction ends; refuses the caller themselves. Of two super admins who
 * remove each other at the same time, one stays.
 */
export async function lockOther(tx: Sql, { id, person }: PersonContext, notYourself: string): Promise<void> {
  if (id.toLowerCase() === person.id) throw refused(notYourself);
  const locked = await tx.query(sql`
    select ${columns('person.id', 'person.is_banned')} from person where id = any(${[id, person.id]}::uuid[]) order by id for update`);
  const me = locked.find((row) => row.id === person.id);
  if (!me || me.is_banned) throw sessionEnded();
}
