import type { CallName } from '@motorpark/contract';
import type { Person } from '../access/person';
import { personOf } from '../access/session';
import type { Database } from '../db';
import { Failure, notLoggedIn, sessionEnded, sessionLocked } from './failure';

/** What works with a locked session. */
const WHILE_LOCKED: ReadonlySet<CallName> = new Set(['unlock', 'enterPin', 'lock', 'logout']);

/** What works before a passcode that somebody else has chosen is changed. */
const BEFORE_THE_CHANGE: ReadonlySet<CallName> = new Set([...WHILE_LOCKED, 'changePasscode', 'getMe']);

/** What works before a second factor that the company requires is set up. */
const BEFORE_THE_SECOND_FACTOR: ReadonlySet<CallName> = new Set([
  ...BEFORE_THE_CHANGE,
  'getSecondFactor',
  'startSecondFactor',
  'confirmSecondFactor',
]);

interface Caller {
  call: CallName;
  authorization: string | undefined;
  ip: string;
}

/** The person behind an Authorization header, who may make this call now; a 401 if there is none. */
export async function admit(db: Database, { call, authorization, ip }: Caller, now: Date): Promise<Person> {
  const [, token] = /^Bearer +(\S+)\s*$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) throw notLoggedIn('Please log in.');
  const person = await personOf(db, token, now, ip);
  if (!person) throw sessionEnded();
  if (person.isLocked && !WHILE_LOCKED.has(call)) throw sessionLocked();
  if (person.mustChangePasscode && !BEFORE_THE_CHANGE.has(call)) {
    throw new Failure(403, { message: 'Please choose a passcode of your own first.' });
  }
  if (person.mustSetUpSecondFactor && !BEFORE_THE_SECOND_FACTOR.has(call)) {
    throw new Failure(403, { message: 'Please set up your second factor first.' });
  }
  return person;
}
