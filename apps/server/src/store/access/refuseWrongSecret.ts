import { columns, type Sql, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { forgiveFailures, forgivePins } from '../limits';
import { checkPasscode } from './checkPasscode';
import { WRONG_PASSCODE } from './refuseWrongPasscode';
import { pinHashAtCounter, refuseWrongPin } from './refuseWrongPin';

const FIELD = 'secret';
const IS_PIN = /^\d{6}$/;

/**
 * Checks the PIN or passcode that a colleague enters in the session of the person of the call. The PIN is accepted only at a counter where the colleague is logged
 * in, so that it can be guessed nowhere but at their lock screen. Wrong ones are counted and recorded as there and at the login. Throws a 422 at `secret` if it
 * is wrong; otherwise returns what the transaction that it allows must run.
 */
export async function refuseWrongSecret(
  context: PersonContext,
  colleagueId: string,
  secret: string,
): Promise<(tx: Sql) => Promise<void>> {
  const { db, person, now } = context;
  const [colleague] = await db.query(sql`
    select ${columns('person.id', 'person.name', 'person.email', 'person.passcode_hash', 'person.is_banned', 'person.must_change_passcode')}
    from person where id = ${colleagueId}`);
  if (!colleague) throw invalid({ [FIELD]: WRONG_PASSCODE });
  const { id, name, email } = colleague;
  if (IS_PIN.test(secret)) {
    const hash = await pinHashAtCounter(db, { personId: id, sessionId: person.sessionId, now });
    if (hash === undefined) throw invalid({ [FIELD]: `Please enter the passcode of ${name}.` });
    await refuseWrongPin(
      context,
      { owner: { id, name }, hash, pin: secret },
      { pin: FIELD, passcode: FIELD },
    );
    return (tx) => forgivePins(tx, id);
  }
  // A passcode that a super admin chose is known to two people, so it confirms nothing.
  const hash = colleague.is_banned || colleague.must_change_passcode ? undefined : colleague.passcode_hash;
  const attempt = await checkPasscode(context, { email, hash, passcode: secret });
  if (!attempt) throw invalid({ [FIELD]: WRONG_PASSCODE });
  return (tx) => forgiveFailures(tx, attempt, id);
}
