import { ROLES } from '@motorpark/domain';
import { isPasscode } from './store/access/passcode';
import type { Started } from './banner';
import { columns, type Database, sql } from './db';
import { DEMO_PASSCODE } from './demo';

/** Returns the users of the demo company who still have the published passcode, the super admin first. */
export async function demoLogins(db: Database): Promise<Started['logins']> {
  const rows = await db.query(sql`
    select ${columns('person.email', 'person.role', 'terminal?.name as terminal', 'person.passcode_hash')}
    from person left join terminal on terminal.id = person.terminal_id
    where email like '%@motorpark.example' and not is_banned order by role desc, person.id`);
  const known = new Map<string, boolean>();
  for (const { passcode_hash: hash } of rows) {
    if (!known.has(hash)) known.set(hash, await isPasscode(hash, DEMO_PASSCODE));
  }
  return rows
    .filter(({ passcode_hash: hash }) => known.get(hash))
    .map(({ email, role, terminal }) => ({
      email,
      passcode: DEMO_PASSCODE,
      who: terminal === null ? ROLES[role].label : `${ROLES[role].label}, ${terminal}`,
    }));
}
