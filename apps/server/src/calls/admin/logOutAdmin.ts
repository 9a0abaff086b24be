import type { Data } from '@motorpark/contract';
import { endSessionsOf } from '../../store/access/session';
import { recordEvent } from '../../store/audit';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import { findRecord } from '../../store/record';
import { isId } from '../../db/rows';
import { admins } from '../../store/admin/admins';
import { lockOther } from '../../store/admin/lockOther';

const NOT_YOURSELF =
  'This is you. End your own sessions under “Where you are logged in”, in the menu under your name.';

/** Ends all sessions of another person. They are not banned and can log in again. */
export async function logOutAdmin(context: PersonContext): Promise<Data<{ ended: number }>> {
  const { db, id, now } = context;
  if (!isId(id)) throw notFound(admins.missing);
  return db.transaction(async (tx) => {
    await lockOther(tx, context, {
      action: 'admin.logOut',
      notYourself: NOT_YOURSELF,
      missing: admins.missing,
    });
    const admin = await findRecord(admins, tx, id);
    if (!admin) throw notFound(admins.missing);
    const ended = await endSessionsOf(tx, id, now);
    if (ended > 0) {
      const target = { kind: 'person', id, name: admin.name };
      await recordEvent(tx, context, { kind: 'session_ended', target, after: { sessions: ended } });
    }
    return { data: { ended } };
  });
}
