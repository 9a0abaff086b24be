import type { PersonAction } from '@motorpark/domain';
import { mayDo } from '../access/rights';
import { columns, type Sql, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { notFound, refused, sessionEnded } from '../../request/failure';

/**
 * Locks a person whose access changes, together with the caller, until the transaction ends; refuses the caller themselves, and a 404 if the person is none
 * of theirs. Of two super admins who
 * remove each other at the same time, one stays.
 */
export async function lockOther(
  tx: Sql,
  { id, person }: PersonContext,
  { action, notYourself, missing }: { action: PersonAction; notYourself: string; missing: string },
): Promise<void> {
  if (id.toLowerCase() === person.id) throw refused(notYourself);
  const locked = await tx.query(sql`
    select ${columns('person.id', 'person.is_banned', 'person.terminal_id')} from person where id = any(${[id, person.id]}::uuid[]) order by id for update`);
  const me = locked.find((row) => row.id === person.id);
  if (!me || me.is_banned) throw sessionEnded();
  const other = locked.find((row) => row.id !== person.id);
  if (!other || !mayDo(person, action, { own: other.terminal_id ?? '' })) throw notFound(missing);
}
