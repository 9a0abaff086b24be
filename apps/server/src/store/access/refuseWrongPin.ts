import { countEvent } from '../audit';
import { columns, type Database, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { countPin } from '../limits';
import { isPasscode } from './passcode';
import { isActive } from './session';

const WRONG = 'This PIN is wrong.';
const SPENT = 'Too many wrong PINs. Please enter your passcode.';

/** The message where only the passcode is accepted. */
export const ASK_PASSCODE = 'Please enter your passcode.';

/** A PIN and whose it is claimed to be; `hash` is the stored one. */
interface Claim {
  owner: { id: string; name: string };
  hash: string;
  pin: string;
}

/** The fields that report a wrong PIN, and that only the passcode is accepted now. */
interface ClaimFields {
  pin: string;
  passcode: string;
}

/**
 * Checks a PIN within the limits of wrong PINs (docs/counter.md). Throws a 422 if it is wrong, which is counted and recorded in the history, and a 429, without
 * hashing, if its owner has to wait. If it is right, `forgivePins` must be called in the transaction that it allows.
 */
export async function refuseWrongPin(
  context: Pick<PersonContext, 'db' | 'now' | 'ip' | 'requestId'>,
  { owner, hash, pin }: Claim,
  fields: ClaimFields,
): Promise<void> {
  const { db, now } = context;
  let left: number | undefined;
  const isRight = await isPasscode(hash, pin, {
    queue: 'login',
    lane: `pin ${owner.id}`,
    begin: async () => {
      left = await countPin(db, owner.id, now);
      if (left === undefined) throw invalid({ [fields.passcode]: SPENT });
    },
  });
  if (isRight) return;
  const kind = left === 0 ? 'locked_out' : 'login_failed';
  await countEvent(db, context, { kind, target: { kind: 'person', ...owner } });
  throw invalid(left === 0 ? { [fields.passcode]: SPENT } : { [fields.pin]: WRONG });
}

/** Returns the hash of a person's PIN; undefined if they have none, or are not logged in at the counter of the session, or work at another terminal. */
export async function pinHashAtCounter(
  db: Database,
  { personId, sessionId, now }: { personId: string; sessionId: string; now: Date },
): Promise<string | undefined> {
  const [row] = await db.query(sql`
    select ${columns('pin.hash')} from counter_session as here
    join counter on counter.id = here.counter_id
    join counter_session as there on there.counter_id = counter.id
    join session on session.id = there.session_id and session.person_id = ${personId} and ${isActive(now)}
    join person on person.id = session.person_id and person.terminal_id = counter.terminal_id and not person.is_banned
    join pin on pin.person_id = person.id
    where here.session_id = ${sessionId} limit 1`);
  return row?.hash;
}
