import type { Person } from '../access/person';
import { personOf } from '../access/session';
import type { Database } from '../db';
import { notLoggedIn } from './failure';

/** The person behind an Authorization header; a 401 where there is none. */
export async function admit(db: Database, authorization: string | undefined, now: Date): Promise<Person> {
  const [, token] = /^Bearer +(\S+)\s*$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) throw notLoggedIn('Please log in.');
  const person = await personOf(db, token, now);
  if (!person) throw notLoggedIn('Your session has ended. Please log in again.');
  return person;
}
