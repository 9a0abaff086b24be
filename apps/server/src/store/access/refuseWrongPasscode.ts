import { columns, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid, sessionEnded } from '../../request/failure';
import { forgiveFailures } from '../limits';
import { checkPasscode } from './checkPasscode';
import { refuseExpired } from './firstPasscode';

export const WRONG_PASSCODE = 'This passcode is wrong.';

/**
 * Returns the hash of the person's passcode. Throws a 422 at the field if the given passcode is wrong, which counts as a failed login, or is a first one whose
 * time is over.
 */
export async function refuseWrongPasscode(
  context: PersonContext,
  field: string,
  passcode: string,
): Promise<string> {
  const { db, person, now } = context;
  const [row] = await db.query(
    sql`select ${columns('person.passcode_hash', 'person.passcode_expires_at')} from person where id = ${person.id}`,
  );
  if (!row) throw sessionEnded();
  const { email } = person;
  const attempt = await checkPasscode(context, { email, hash: row.passcode_hash, passcode });
  if (!attempt) throw invalid({ [field]: WRONG_PASSCODE });
  refuseExpired(row.passcode_expires_at, field, now);
  await db.transaction((tx) => forgiveFailures(tx, attempt, person.id));
  return row.passcode_hash;
}
