import type { Data, WireAdmin } from '@motorpark/contract';
import { endSessionsOf } from '../../store/access/session';
import { recordEvent } from '../../store/audit';
import { columns, sql, type Transaction } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid, notFound, refused } from '../../request/failure';
import { findRecord } from '../../store/record';
import { isId } from '../../db/rows';
import { admins } from '../../store/admin/admins';
import { lockOther } from '../../store/admin/lockOther';

/** The accepted forms of yes and no, in a body or in a query. */
const BANNED = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  [true, true],
  ['true', true],
  [0, false],
  ['0', false],
  [false, false],
  ['false', false],
]);

const NOT_YOURSELF = 'You cannot ban yourself. Ask another super admin to do it.';

/** Bans a person, which ends their sessions, or lifts the ban. The ended sessions stay ended, so they have to log in again. */
export async function banAdmin(context: PersonContext): Promise<Data<WireAdmin>> {
  const { db, id, input, person, now } = context;
  if (!isId(id)) throw notFound(admins.missing);
  const isBanned = BANNED.get(input.is_banned);
  if (isBanned === undefined) throw invalid({ is_banned: 'is_banned must be 1 or 0.' });
  return db.transaction(async (tx) => {
    await lockOther(tx, context, { action: 'admin.ban', notYourself: NOT_YOURSELF, missing: admins.missing });
    if (!isBanned) await refuseAtRetiredTerminal(tx, id);
    const changed = await tx.query(
      sql`update person set is_banned = ${isBanned} where id = ${id} and is_banned <> ${isBanned} returning id`,
    );
    if (isBanned) await endSessionsOf(tx, id, now, person.tokenHash);
    const admin = await findRecord(admins, tx, id);
    if (!admin) throw notFound(admins.missing);
    if (changed.length > 0) {
      const target = { kind: 'person', id, name: admin.name };
      await recordEvent(tx, context, { kind: isBanned ? 'banned' : 'unbanned', target });
    }
    return { data: admin };
  });
}

/** Throws a 422 if the person's terminal is out of service, where nobody works any more. */
async function refuseAtRetiredTerminal(tx: Transaction, id: string): Promise<void> {
  const [terminal] = await tx.query(sql`select ${columns('terminal.name')} from terminal
    where id = (select terminal_id from person where person.id = ${id}) and out_of_service_at is not null for key share`);
  if (terminal) {
    throw refused(`${terminal.name} is out of service. Move this person to another terminal first.`);
  }
}
