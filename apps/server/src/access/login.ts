import type { LoginAnswer, LoginPayload } from '@motorpark/api/contract';
import { type LoginForm, check, loginSchema, roleOf } from '@motorpark/domain';
import { type Database, sql } from '../db';
import type { CallContext } from '../http/call';
import { Failure, invalid } from '../http/failure';
import { formOf, wireErrors } from '../http/fields';
import type { Attempts } from './attempts';
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

export const login =
  (attempts: Attempts) =>
  async ({ input, db, now, ip }: CallContext): Promise<LoginAnswer> => {
    const { values, errors } = check(loginSchema, formOf(FIELDS, input));
    if (errors) throw invalid(wireErrors(FIELDS, errors));
    const email = values.email.toLowerCase();
    const who = `${ip} ${email}`;
    attempts.begin(who, now);

    const [person] = await db.query<Row>(sql`
      select person.id, person.name, role, passcode_hash, is_banned, coalesce(terminal.name, '') as terminal_name
      from person left join terminal on terminal.id = person.terminal_id where email = ${email}`);
    const isRight = await isPasscode(person?.passcode_hash, values.password);
    if (!person || !isRight || person.is_banned) throw new Failure(422, { message: WRONG });

    attempts.succeed(who);
    if (isOutdated(person.passcode_hash)) await renewHash(db, person, values.password);
    return {
      token: await openSession(db, person.id, now),
      role: roleOf(person.role),
      admin: { terminal_name: person.terminal_name, admin_name: person.name },
    };
  };

async function renewHash(db: Database, { id, passcode_hash: old }: Row, passcode: string) {
  const renewed = await hashPasscode(passcode);
  await db.query(
    sql`update person set passcode_hash = ${renewed} where id = ${id} and passcode_hash = ${old}`,
  );
}
