import type { CallName } from '@motorpark/contract';
import type { Person } from '../request/person';
import { personOf } from '../store/access/session';
import type { Database } from '../db';
import { Failure, notLoggedIn, sessionEnded, sessionLocked } from '../request/failure';

/** Calls allowed while the session is locked. */
const WHILE_LOCKED: ReadonlySet<CallName> = new Set(['unlock', 'enterPin', 'lock', 'logout']);

/** Calls allowed until the person changes a passcode that somebody else chose for them. */
const BEFORE_PASSCODE_CHANGE: ReadonlySet<CallName> = new Set([...WHILE_LOCKED, 'changePasscode', 'getMe']);

/** Calls allowed until the person sets up the second factor that the company requires. */
const BEFORE_SECOND_FACTOR: ReadonlySet<CallName> = new Set([
  ...BEFORE_PASSCODE_CHANGE,
  'getSecondFactor',
  'startSecondFactor',
  'confirmSecondFactor',
]);

interface Caller {
  call: CallName;
  authorization: string | undefined;
  ip: string;
}

/** Returns the person of an Authorization header. Throws a 401 without a valid session, or with a locked one if the call needs an unlocked one. */
export async function identify(
  db: Database,
  { call, authorization, ip }: Caller,
  now: Date,
): Promise<Person> {
  const [, token] = /^Bearer +(\S+)\s*$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) throw notLoggedIn('Please log in.');
  const person = await personOf(db, token, now, ip);
  if (!person) throw sessionEnded();
  if (person.isLocked && !WHILE_LOCKED.has(call)) throw sessionLocked();
  return person;
}

/** Throws a 403 while the person must first choose a passcode or set up a second factor. */
export function refuseUntilReady(person: Person, call: CallName): void {
  if (person.mustChangePasscode && !BEFORE_PASSCODE_CHANGE.has(call)) {
    throw new Failure(403, { message: 'Please choose a passcode of your own first.' });
  }
  if (person.mustSetUpSecondFactor && !BEFORE_SECOND_FACTOR.has(call)) {
    throw new Failure(403, { message: 'Please set up your second factor first.' });
  }
}
