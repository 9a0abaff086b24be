import type { LoginAnswer, LoginPayload } from '@motorpark/contract';
import { type LoginForm, check, loginSchema, roleOf } from '@motorpark/domain';
import { recordEvent } from '../audit';
import { columns, computed, type Database, type RowOf, sql } from '../db';
import type { CallContext } from '../http/call';
import { Failure, invalid } from '../http/failure';
import { formOf, wireErrors } from '../http/fields';
import { type Attempt, forgiveFailures } from '../limits';
import { checkPasscode } from './checkPasscode';
import { hashPasscode, isOutdated } from './passcode';
import { type Device, openSession } from './session';

const FIELDS = { email: 'login_email', password: 'passcode' } as const satisfies Record<
  keyof LoginForm,
  keyof LoginPayload
>;

/** The same for an unknown e-mail, a wrong passcode and a banned person, so that nobody learns which it was. */
const WRONG = 'Invalid email or passcode.';

const ROW = columns(
  'person.id',
  'person.name',
  'person.role',
  'person.passcode_hash',
  'person.is_banned',
  'person.must_change_passcode',
  'person.terminal_id',
  computed<{ terminal_name: string }>({ terminal_name: sql`coalesce(terminal.name, '')` }),
);

type Row = RowOf<typeof ROW>;

/** Opens a session for whoever knows their passcode, within the limits of failed logins. */
export async function login(context: CallContext): Promise<LoginAnswer> {
  const { input, ip, userAgent } = context;
  const { values, errors } = check(loginSchema, formOf(FIELDS, input));
  if (errors) throw invalid(wireErrors(FIELDS, errors));

  // Checking takes a while: whoever's passcode was renewed meanwhile by another login is checked again.
  const entry = {
    email: values.email.toLowerCase(),
    passcode: values.password,
    device: { ip, userAgent },
    canChange: canChangeIn(input),
  };
  const person = (await enter(context, entry)) ?? (await enter(context, entry));
  if (!person) throw new Failure(422, { message: WRONG });
  return {
    token: person.token,
    role: roleOf(person.role),
    admin: {
      terminal_name: person.terminal_name,
      admin_name: person.name,
      id: person.id,
      terminal_id: person.terminal_id,
    },
    ...(person.must_change_passcode && { must_change_passcode: true }),
  };
}

interface Entry {
  email: string;
  passcode: string;
  device: Device;
  /** Whether the client leads those who must to a new passcode: core clients don't, and are let in as they are. */
  canChange: boolean;
}

const canChangeIn = ({ can_change_passcode: can }: CallContext['input']) => can === true || can === 'true';

/** Lets somebody in, a 422 unless they may; undefined if they or their passcode changed while it was checked. */
async function enter(context: CallContext, { email, passcode, device, canChange }: Entry) {
  const { db } = context;
  const [person] = await db.query(sql`
    select ${ROW} from person left join terminal on terminal.id = person.terminal_id where email = ${email}`);
  const hash = person?.is_banned === false ? person.passcode_hash : undefined;
  const attempt = await checkPasscode(context, { email, hash, passcode });
  if (!attempt || !person) throw new Failure(422, { message: WRONG });
  if (isOutdated(person.passcode_hash)) person.passcode_hash = await renewHash(db, person, passcode);
  const mustChangePasscode = canChange && person.must_change_passcode;
  const token = await openUnlessChanged(context, person, attempt, { ...device, mustChangePasscode });
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
  context: CallContext,
  person: Row,
  attempt: Attempt,
  device: Device,
): Promise<string | undefined> {
  const { id, passcode_hash: checked } = person;
  return context.db.transaction(async (tx) => {
    const same = await tx.query(sql`
      select id from person where id = ${id} and passcode_hash = ${checked} and not is_banned for share`);
    if (same.length === 0) return undefined;
    await forgiveFailures(tx, attempt, id);
    await recordEvent(tx, context, { kind: 'login', by: person });
    return openSession(tx, id, context.now, device);
  });
}
