import { type LoginAnswer, type LoginPayload, roleOnWire } from '@motorpark/contract';
import { type LoginForm, check, loginSchema } from '@motorpark/domain';
import { countEvent, recordEvent } from '../../store/audit';
import { counterWith } from '../../store/counter/counterKey';
import { clearCounter } from '../../store/counter/lockOthers';
import { columns, computed, type Database, type RowOf, sql } from '../../db';
import type { CallContext } from '../../request/call';
import { Failure, invalid, refused } from '../../request/failure';
import { formOf, wireErrors } from '../../request/fields';
import { type Attempt, forgiveFailures, recordFailure } from '../../store/limits';
import { checkPasscode } from '../../store/access/checkPasscode';
import { refuseExpired } from '../../store/access/firstPasscode';
import { hashPasscode, isOutdated } from '../../store/access/passcode';
import { hasSecondFactor, isRequiredOf, consumeCode } from '../../store/access/secondFactor/secondFactor';
import { type Device, openSession } from '../../store/access/session';

const FIELDS = { email: 'login_email', password: 'passcode' } as const satisfies Record<
  keyof LoginForm,
  keyof LoginPayload
>;

/** The same message for an unknown e-mail, a wrong passcode and a banned person, so that it does not reveal which one applies. */
const WRONG = 'Invalid email or passcode.';

const ROW = columns(
  'person.id',
  'person.name',
  'person.role',
  'person.passcode_hash',
  'person.is_banned',
  'person.must_change_passcode',
  'person.passcode_expires_at',
  'person.terminal_id',
  computed<{ terminal_name: string }>({ terminal_name: sql`coalesce(terminal.name, '')` }),
);

type Row = RowOf<typeof ROW>;

/** Opens a session for a person with the right passcode, within the limits of failed logins. */
export async function login(context: CallContext): Promise<LoginAnswer> {
  const { input, ip, userAgent } = context;
  const { values, errors } = check(loginSchema, formOf(FIELDS, input));
  if (errors) throw invalid(wireErrors(FIELDS, errors));

  // Checking takes time; if another login renewed the passcode's hash meanwhile, the check runs again.
  const entry = {
    email: values.email.toLowerCase(),
    passcode: values.password,
    device: { ip, userAgent },
    canSecondFactor: isYes(input.can_second_factor),
    code: codeIn(input),
  };
  const person = (await enter(context, entry)) ?? (await enter(context, entry));
  if (!person) throw new Failure(422, { message: WRONG });
  return {
    token: person.token,
    ...roleOnWire(person.role),
    admin: {
      terminal_name: person.terminal_name,
      admin_name: person.name,
      id: person.id,
      terminal_id: person.terminal_id,
    },
    ...(person.must_change_passcode && { must_change_passcode: true }),
    ...(person.mustSetUpSecondFactor && { must_set_up_second_factor: true }),
  };
}

interface Entry {
  email: string;
  passcode: string;
  device: Device;
  /** Whether the client can guide the user through setting up a required second factor. Core clients cannot, and are refused. */
  canSecondFactor: boolean;
  /** The second-factor code; empty if none was sent. */
  code: string;
}

const isYes = (value: unknown) => value === true || value === 'true';

const ASK = 'Enter the code of your authenticator app.';
const WRONG_CODE = 'This code is wrong, or was used already.';
const NOT_SET_UP =
  'Your company requires a second factor of super admins, which this app cannot set up. Log in with Motorpark’s own app first.';
const LONGEST_CODE = 40;

/** Returns the code; a value that is not text counts as a wrong code. */
function codeIn({ second_factor_code: code }: CallContext['input']): string {
  if (code === undefined || code === null) return '';
  return typeof code === 'string' ? code.trim().slice(0, LONGEST_CODE) : '-';
}

/** Logs the person in. Throws a 422 if they may not. Returns undefined if the person or their passcode changed during the check. */
async function enter(context: CallContext, entry: Entry) {
  const { db } = context;
  const { email, passcode, device, code } = entry;
  const [person] = await db.query(sql`
    select ${ROW} from person left join terminal on terminal.id = person.terminal_id where email = ${email}`);
  const hash = person?.is_banned === false ? person.passcode_hash : undefined;
  const attempt = await checkPasscode(context, { email, hash, passcode });
  if (!attempt || !person) throw new Failure(422, { message: WRONG });
  refuseExpired(person.passcode_expires_at, FIELDS.password, context.now);
  if (isOutdated(person.passcode_hash)) person.passcode_hash = await renewHash(db, person, passcode);
  const hasFactor = await hasSecondFactor(db, person.id);
  // The attempt stays counted until the code is right, so that codes cannot be guessed faster than passcodes.
  if (hasFactor && code === '') throw invalid({ second_factor_code: ASK });
  const mustSetUpSecondFactor = !hasFactor && (await isRequiredOf(db, person.role));
  if (mustSetUpSecondFactor && !entry.canSecondFactor) throw refused(NOT_SET_UP);
  const must = { mustChangePasscode: person.must_change_passcode, mustSetUpSecondFactor };
  const token = await openUnlessChanged(context, person, attempt, {
    ...device,
    ...must,
    code: hasFactor ? code : '',
  });
  if (token === 'wrong code') {
    await recordFailure(db, attempt);
    await countEvent(db, context, { kind: 'login_failed', target: { kind: 'person', ...person } });
    throw invalid({ second_factor_code: WRONG_CODE });
  }
  return token === undefined ? undefined : { ...person, token, mustSetUpSecondFactor };
}

/** Stores the passcode's hash at the current cost, unless the passcode was changed meanwhile. Returns the new hash. */
async function renewHash(db: Database, { id, passcode_hash: old }: Row, passcode: string): Promise<string> {
  const renewed = await hashPasscode(passcode);
  await db.query(
    sql`update person set passcode_hash = ${renewed} where id = ${id} and passcode_hash = ${old}`,
  );
  return renewed;
}

/**
 * Opens the session unless the person was banned, given another passcode or set up a second factor since the check; the session would outlive that change.
 * Throws a 422 if the second-factor code is wrong.
 */
async function openUnlessChanged(
  context: CallContext,
  person: Row,
  attempt: Attempt,
  { code, ...device }: Device & { code: string },
): Promise<string | undefined> {
  const { id, passcode_hash: checked } = person;
  return context.db.transaction(async (tx) => {
    const same = await tx.query(sql`
      select id from person where id = ${id} and passcode_hash = ${checked} and not is_banned for share`);
    if (same.length === 0) return undefined;
    if (code === '' && (await hasSecondFactor(tx, id))) return undefined;
    if (code !== '' && !(await consumeCode(tx, id, code, context))) return 'wrong code';
    await forgiveFailures(tx, attempt, id);
    await recordEvent(tx, context, { kind: 'login', by: person });
    const counterId = await counterWith(tx, context.input['counter_key']);
    if (counterId !== undefined) await clearCounter(tx, counterId, id, context.now);
    return openSession(tx, id, context.now, { ...device, counterId });
  });
}
