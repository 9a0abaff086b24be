import { type WireAdmin, ADMIN_NAMES, adminCodec } from '@motorpark/contract';
import {
  OFFICE_ROLES,
  ADMIN_FIELDS,
  ADMIN_STATUSES,
  type AdminForm,
  type AdminStatus,
  type CoreRole,
  type OfficeRole,
  ROLES,
  adminSchema,
  check,
  normalizePhone,
  roleOf,
} from '@motorpark/domain';
import { emailChangedMails, passcodeChangedMail } from '../access/mails';
import { DUMMY_HASH, hashPasscode } from '../access/passcode';
import { MANAGED, MANAGES, endSessionsOf } from '../access/session';
import { atOwnTerminal } from '../access/rights';
import { recordEvent } from '../audit';
import { senderOf } from '../company/companyRow';
import { sheetOf } from '../../csv';
import { columns, computed, type Sql, type Statement, sql } from '../../db';
import { fieldColumns } from '../field';
import type { PersonContext } from '../../request/call';
import type { Person } from '../../request/person';
import { permanentUse, type RecordKind, type Reference, referredBy } from '../record';
import { listRows } from '../../db/rows';
import { type SortKeys, TERMINALS } from '../search';
import { lockTerminals } from '../terminal/lockTerminal';
import { lockOther } from './lockOther';
import { firstPasscodeExpiry } from '../access/firstPasscode';
import { complaintAboutPasscode } from '../access/complaintAboutPasscode';
import { invalid } from '../../request/failure';
import { formOf, wireErrors } from '../../request/fields';

/** The form of an admin, with a hash instead of the passcode. */
interface AdminLogin extends Omit<AdminForm, 'passcode'> {
  /** Id of the terminal; empty for people of the head office. */
  terminal: string;
  /** Hash of the new passcode; undefined if it does not change. */
  passcodeHash: string | undefined;
  /** Until when the new passcode may be used if somebody else than its owner chose it. */
  passcodeExpiresAt: Date;
}

const personal = adminSchema.omit(['terminal', 'passcode']);
const atTerminal = adminSchema.pick(['terminal']);
const secret = adminSchema.pick(['passcode']);

/** Validates the form and hashes its passcode. A new admin needs one; when editing, an empty one keeps the current passcode. */
async function adminFormIn({ input, now }: PersonContext, isNew: boolean): Promise<AdminLogin> {
  const form = formOf(ADMIN_NAMES, input);
  const isOfHeadOffice = form.terminal === null;
  const keepsPasscode = !isNew && isEmpty(form.passcode);
  const { values, errors = {} } = check(personal, form);
  const { values: place, errors: placeErrors = {} } = check(atTerminal, form);
  const { values: typed, errors: typedErrors = {} } = check(secret, form);
  const complaint = typed && complaintAboutPasscode(typed.passcode, { name: '', email: '', ...values });
  const all = {
    ...errors,
    ...(!isOfHeadOffice && placeErrors),
    ...(!keepsPasscode && { ...(complaint !== undefined && { passcode: complaint }), ...typedErrors }),
  };
  if (!values || Object.keys(all).length > 0) throw invalid(wireErrors(ADMIN_NAMES, all));
  return {
    ...values,
    phone: normalizePhone(values.phone),
    email: values.email.toLowerCase(),
    terminal: isOfHeadOffice ? '' : (place?.terminal ?? ''),
    passcodeHash: typed && !keepsPasscode ? await hashPasscode(typed.passcode) : undefined,
    passcodeExpiresAt: firstPasscodeExpiry(now),
  };
}

const isEmpty = (passcode: unknown): boolean =>
  passcode === undefined || passcode === null || (typeof passcode === 'string' && passcode.trim() === '');

/** Terminal and department, which people of the head office may lack, are written separately. */
const COLUMNS = fieldColumns(ADMIN_FIELDS, 'person', {
  terminal: { from: sql`coalesce(terminal.name, '')` },
  department: { from: sql`coalesce(department, '')` },
});

const ORDER = sql`lower(person.name)`;

const SORTS: SortKeys<'admins'> = {
  name: { column: sql`person.search_name collate "C"`, type: 'text' },
};

const STATUS = sql`case when person.is_banned then 'Banned' else 'Active' end`;

/** SQL: the role of the head office that a person has beside super admins; null for everybody else. */
const OFFICE_ROLE = sql`case when role = any(${OFFICE_ROLES}::text[]) then role end`;

const ROW = columns(
  'person.id',
  'person.version',
  COLUMNS.selectedFor(adminCodec),
  computed<{
    is_banned: AdminStatus;
    has_second_factor: boolean;
    role: CoreRole;
    office_role: OfficeRole | null;
    managed: string[] | null;
  }>({
    is_banned: STATUS,
    has_second_factor: sql`exists (select from second_factor where person_id = person.id and confirmed_at is not null)`,
    role: sql`case role when 'super_admin' then 'super_admin' else 'admin' end`,
    office_role: OFFICE_ROLE,
    managed: sql`case when ${MANAGES} then ${MANAGED} end`,
  }),
);

const SHEET = sheetOf<'admins', WireAdmin>('admins', {
  role: ({ role, office_role }) => ROLES[roleOf(role, office_role ?? '')].label,
  status: (admin) => (admin.is_banned ? 'Banned' : 'Active'),
});

/** The terminal that an admin's form refers to by id. */
const TERMINAL: readonly Reference<AdminLogin>[] = [
  {
    field: 'terminal_id',
    nameIn: ({ terminal }) => terminal,
    find: lockTerminals,
    missing: () => 'This terminal was not found. Please choose another terminal.',
  },
];

const MISSING = 'This admin does not exist or was already deleted.';

/** SQL: the people of the terminals that a person looks after; the head office's are nobody else's. */
export const seenBy = (person: Person): Statement =>
  atOwnTerminal(person, 'admin.see', sql`person.terminal_id`);

/** All people with a login. The office manages terminal staff; super admins are neither created nor removed here. */
export const admins: RecordKind<AdminLogin, WireAdmin> = {
  noun: 'person',
  seenBy,
  missing: MISSING,
  read: adminFormIn,
  rows: async (db, chosen) => {
    const from = sql`from person left join terminal on terminal.id = person.terminal_id`;
    return (await listRows(db, sql`select ${ROW} ${from} where ${chosen}`)).map(adminCodec.write);
  },
  order: ORDER,
  list: {
    names: [TERMINALS(sql`person.terminal_id`)],
    status: { column: STATUS, words: ADMIN_STATUSES },
    sorts: SORTS,
    sheet: SHEET,
  },
  refersTo: TERMINAL,
  columns: COLUMNS,
  beside: ({ department }, idOf) => ({ terminal_id: idOf('terminal_id'), department }),
  start: (form) => ({
    passcode_hash: form.passcodeHash ?? DUMMY_HASH,
    role: 'admin',
    must_change_passcode: true,
    passcode_expires_at: form.passcodeExpiresAt,
  }),
  async update(tx, form, context) {
    const { id, person, now } = context;
    const idOf = await referredBy(tx, TERMINAL, form, id);
    if (form.terminal !== '') await refuseTerminalOfOffice(tx, id);
    if (context.input['confirmed'] === false) await askAboutOpenTill(tx, id, idOf('terminal_id'));
    const isNewPasscode = form.passcodeHash !== undefined;
    const changed = await tx.query(sql`
      with before as (select id, email from person where id = ${id} for update)
      update person set ${COLUMNS.assigned(form)}, terminal_id = ${idOf('terminal_id')}, department = ${form.department},
        passcode_hash = coalesce(${form.passcodeHash ?? null}, passcode_hash),
        must_change_passcode = case when ${isNewPasscode}::boolean then person.id <> ${person.id} else must_change_passcode end,
        passcode_expires_at = case when not ${isNewPasscode}::boolean then passcode_expires_at
          when person.id <> ${person.id} then ${form.passcodeExpiresAt}::timestamptz end
      from before where person.id = before.id returning ${computed<{ email_before: string }>({ email_before: sql`before.email` })}`);
    const before = changed[0]?.email_before ?? form.email;
    if (isNewPasscode || before !== form.email) await endSessionsOf(tx, id, now, person.tokenHash);
    if (isNewPasscode && changed.length > 0) {
      await recordEvent(tx, context, {
        kind: 'passcode_changed',
        target: { kind: 'person', id, name: form.name },
      });
    }
    for (const mail of mailsAbout(form, before, context, await senderOf(tx))) context.mail(mail);
    return changed;
  },
  beforeRemove: (tx, context) =>
    lockOther(tx, context, {
      action: 'admin.keep',
      notYourself: 'You cannot delete yourself. Ask another super admin to do it.',
      missing: MISSING,
    }),
  rules: {
    person_email_taken: { login_email: 'Somebody already logs in with this email.' },
    person_email_form: { login_email: 'Invalid email address' },
  },
  nameOf: ({ name }) => name,
  events: { email: 'email_changed', terminal: 'terminal_changed' },
  uses: [
    permanentUse('ticket', (id) => sql`from ticket where ${id} in (booked_by, deleted_by, unseated_by)`),
    permanentUse(
      'passenger let aboard',
      (id) => sql`from passenger where boarded_by = ${id}`,
      'passengers let aboard',
    ),
    permanentUse(
      'payment settled',
      (id) => sql`from awaited_payment where settled_by = ${id}`,
      'payments settled',
    ),
    permanentUse('waybill', (id) => sql`from waybill where booked_by = ${id} or deleted_by = ${id}`),
    permanentUse('expense', (id) => sql`from expense where entered_by = ${id} or deleted_by = ${id}`),
    permanentUse('trip', (id) => sql`from trip where ${id} in (created_by, deleted_by, fare_set_by)`),
    permanentUse(
      'change of a record',
      (id) => sql`from change where person_id = ${id}`,
      'changes of records',
    ),
    permanentUse(
      'other operation',
      (id) => sql`from operation
        where person_id = ${id} and ticket_id is null and waybill_id is null`,
    ),
    permanentUse(
      'shift',
      (id) => sql`from shift where ${id} in (person_id, counted_by, closed_by, confirmed_by)
        or exists (select from shift_correction where shift_id = shift.id and shift_correction.person_id = ${id})
        or exists (select from cash_drop_return join cash_drop on cash_drop.id = drop_id
          where shift_id = shift.id and cash_drop_return.person_id = ${id})
        or exists (select from cash_drop left join cash_drop_receipt as receipt on receipt.drop_id = cash_drop.id
          where shift_id = shift.id and ${id} in (receiver_id, receipt.person_id))
        or exists (select from cash_banking join cash_drop on cash_drop.id = coalesce(drop_id, again_drop_id)
          where shift_id = shift.id and cash_banking.person_id = ${id})`,
    ),
    permanentUse('deposit', (id) => sql`from cash_deposit where person_id = ${id}`),
    permanentUse(
      'deposit taken back',
      (id) => sql`from cash_deposit_return where person_id = ${id}`,
      'deposits taken back',
    ),
    permanentUse(
      'consent to money given back',
      (id) => sql`from give_back where witness_id = ${id}`,
      'consents to money given back',
    ),
    permanentUse(
      'account number asked for',
      (id) => sql`from transfer_account where asked_by = ${id}`,
      'account numbers asked for',
    ),
    permanentUse(
      'transfer sent back',
      (id) => sql`from transfer_return where person_id = ${id}
        or exists (select from transfer_return_answer as answer where return_id = transfer_return.id and answer.person_id = ${id})`,
      'transfers sent back',
    ),
    permanentUse('claim', (id) => sql`from claim where entered_by = ${id}`),
    permanentUse('discarded sale', (id) => sql`from discarded_sale where person_id = ${id}`),
    permanentUse('erasure', (id) => sql`from erasure where person_id = ${id}`),
  ],
  inUseMessage: ({ name, by, isOne }) =>
    `${by} ${isOne ? 'carries' : 'carry'} the name of ${name} and ${isOne ? 'stays' : 'stay'} on record. Ban this person instead.`,
};

/** Throws a 422 at the terminal for people of the head office whose role a super admin gave: they have none in this form. */
async function refuseTerminalOfOffice(tx: Sql, id: string): Promise<void> {
  const office = await tx.query(sql`select from person where id = ${id} and ${OFFICE_ROLE} is not null`);
  if (office.length > 0)
    throw invalid({
      terminal_id: 'This person works in the head office. Change their role to give them a terminal.',
    });
}

/** Asks before a person moves who has an open till elsewhere: a 422 at `confirmed`, for clients that can answer. */
async function askAboutOpenTill(tx: Sql, id: string, terminalId: string | null): Promise<void> {
  const [till] = await tx.query(sql`
    select ${columns('person.name', 'terminal.name as terminal')} from shift
    join person on person.id = shift.person_id join terminal on terminal.id = shift.terminal_id
    where shift.person_id = ${id} and closed_at is null and shift.terminal_id is distinct from ${terminalId}::uuid limit 1`);
  if (!till) return;
  throw invalid({
    confirmed: `${till.name} has an open till at ${till.terminal}. It stays there with its cash until it is closed.`,
  });
}

/** The mails about a changed passcode or e-mail. A new passcode is announced only to the new address. */
function mailsAbout(
  { name, email, passcodeHash }: AdminLogin,
  before: string,
  { id, person, now }: PersonContext,
  sender: string,
) {
  const changed = {
    name,
    email,
    at: now,
    by: id.toLowerCase() === person.id ? 'you' : 'office',
    sender,
  } as const;
  return [
    ...(before === email ? [] : emailChangedMails({ ...changed, before })),
    ...(passcodeHash === undefined ? [] : [passcodeChangedMail(changed)]),
  ];
}
