import type { Data } from '@motorpark/contract';
import { recordEvent } from '../../../store/audit';
import { lockOthersAtCounter } from '../../../store/counter/lockOthers';
import { sql } from '../../../db';
import type { PersonContext } from '../../../request/call';
import { invalid } from '../../../request/failure';
import { refuseWrongPasscode } from '../../../store/access/refuseWrongPasscode';

/** Locks the session immediately, as the idle limit does later. */
export async function lock({ db, person, now }: PersonContext): Promise<Data<null>> {
  await db.query(
    sql`update session set locked_at = coalesce(locked_at, ${now}) where id = ${person.sessionId}`,
  );
  return { data: null };
}

/** Unlocks the session if the passcode is right. Wrong ones count as failed logins. */
export async function unlock(context: PersonContext): Promise<Data<null>> {
  const { db, person, input, now } = context;
  const { passcode } = input;
  if (typeof passcode !== 'string' || passcode.trim() === '') {
    throw invalid({ passcode: 'Please enter your passcode.' });
  }
  await refuseWrongPasscode(context, 'passcode', passcode);
  return db.transaction(async (tx) => {
    await tx.query(
      sql`update session set locked_at = null, last_seen_at = ${now} where id = ${person.sessionId}`,
    );
    await lockOthersAtCounter(tx, person.sessionId, now);
    await recordEvent(tx, context, { kind: 'unlocked' });
    return { data: null };
  });
}
