import type { LoginAnswer, LoginPayload } from '@motorpark/api/contract';
import { type LoginForm, check, loginSchema, roleOf } from '@motorpark/domain';
import { type Database, sql } from '../db';
import type { CallContext } from '../http/call';
import { Failure, invalid } from '../http/failure';
import { formOf, wireErrors } from '../http/fields';
import { type Attempts, limitAttempts } from './attempts';
import { hashPasscode, isOutdated, isPasscode } from './passcode';
import { openSession } from './session';

const FIELDS = { email: 'login_email', password: 'passcode' } as const satisfies Record<
  keyof LoginForm,
  keyof LoginPayload
>;

/** The same for an unknown e-mail, a wrong passcode and a banned person, so that nobody learns which it was. */
const WRONG = 'Invalid email or passcode.';

interface Row {
  id: string;
  name: string;
  role: string;
  passcode_hash: string;
  is_banned: boolean;
  terminal_name: string;
}

/**
 * Ten wrong passcodes an e-mail and address, and a generous number an address, which a whole terminal may share: somebody who makes
 * up thousands of e-mails is not to push others' failures out of memory.
 */
export const limitLogins = () => ({
  ofPerson: limitAttempts({ most: 10, of: 'failed logins' }),
  ofAddress: limitAttempts({ most: 200, of: 'failed logins' }),
});

export const login =
  ({ ofPerson, ofAddress }: Readonly<Record<'ofPerson' | 'ofAddress', Attempts>>) =>
  async ({ input, db, now, ip }: CallContext): Promise<LoginAnswer> => {
    const { values, errors } = check(loginSchema, formOf(FIELDS, input));
    if (errors) throw invalid(wireErrors(FIELDS, errors));
    const email = values.email.toLowerCase();
    const who = `${ip} ${email}`;
    ofAddress.begin(ip, now);
    ofPerson.begin(who, now);

    // Checking takes a while: whoever's passcode was renewed meanwhile by another login is checked again.
    const person =
      (await enter(db, email, values.password, now)) ?? (await enter(db, email, values.password, now));
    if (!person) throw new Failure(422, { message: WRONG });
    ofPerson.succeed(who);
    ofAddress.takeBack(ip);
    return {
      token: person.token,
      role: roleOf(person.role),
      admin: { terminal_name: person.terminal_name, admin_name: person.name },
    };
  };

/** Lets somebody in, a 422 unless they may; undefined where they or their passcode changed while it was checked. */
async function enter(db: Database, email: string, passcode: string, now: Date) {
  const [person] = await db.query<Row>(sql`
    select person.id, person.name, role, passcode_hash, is_banned, coalesce(terminal.name, '') as terminal_name
    from person left join terminal on terminal.id = person.terminal_id where email = ${email}`);
  const isRight = await isPasscode(person?.passcode_hash, passcode);
  if (!person || !isRight || person.is_banned) throw new Failure(422, { message: WRONG });
  if (isOutdated(person.passcode_hash)) person.passcode_hash = await renewHash(db, person, passcode);
  const token = await openUnlessChanged(db, person, now);
  return token === undefined ? undefined : { ...person, token };
}

/** The hash at today's cost; where another one came in between that one stays. */
async function renewHash(db: Database, { id, passcode_hash: old }: Row, passcode: string): Promise<string> {
  const renewed = await hashPasscode(passcode);
  await db.query(
    sql`update person set passcode_hash = ${renewed} where id = ${id} and passcode_hash = ${old}`,
  );
  return renewed;
}

/** Who was banned or given another passcode meanwhile gets no session, which would outlive it. */
async function openUnlessChanged(
  db: Database,
  { id, passcode_hash: checked }: Row,
  now: Date,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const same = await tx.query(sql`
      select id from person where id = ${id} and passcode_hash = ${checked} and not is_banned for share`);
    return same.length === 0 ? undefined : openSession(tx, id, now);
  });
}
