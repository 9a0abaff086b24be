import type { WireAdmin } from '@motorpark/api/contract';
import { endSessionsOf } from '../access/session';
import { type Sql, sql } from '../db';
import { invalid } from '../http/failure';
import { oneOrAll, type RecordKind } from '../record';
import { listRows } from '../rows';
import { holdTerminal } from '../terminal/holdTerminal';
import { adminFormIn, type LoginOfSomebody } from './adminForm';
import { lockOther } from './lockOther';

/** Everybody with a login. The office makes terminal staff; nothing here makes or unmakes a super admin. */
export const admins: RecordKind<LoginOfSomebody, WireAdmin> = {
  missing: 'This admin does not exist or was already deleted.',
  read: adminFormIn,
  rows: (db, id) =>
    listRows(
      db,
      sql`select person.id, person.name, phone, coalesce(terminal.name, '') as terminal,
          coalesce(department, '') as department, is_banned::int as is_banned, person.address, email
        from person left join terminal on terminal.id = person.terminal_id
        where ${oneOrAll(sql`person.id`, id)} order by lower(person.name), email`,
    ),
  async insert(tx, id, form) {
    await refuseUnknownTerminal(tx, form);
    return tx.query(sql`
      insert into person (id, name, phone, address, terminal_id, department, email, passcode_hash, role)
      values (${id}, ${form.name}, ${form.phone}, ${form.address}, ${form.terminalId}, ${form.department},
        ${form.email}, ${form.passcodeHash ?? ''}, 'admin')`);
  },
  async update(tx, form, { id, person, now }) {
    await refuseUnknownTerminal(tx, form);
    const changed = await tx.query(sql`
      update person set name = ${form.name}, phone = ${form.phone}, address = ${form.address},
        terminal_id = ${form.terminalId}, department = ${form.department}, email = ${form.email},
        passcode_hash = coalesce(${form.passcodeHash ?? null}, passcode_hash)
      where id = ${id} returning id`);
    if (form.passcodeHash !== undefined) await endSessionsOf(tx, id, now, person.tokenHash);
    return changed;
  },
  async remove(tx, context) {
    await lockOther(tx, context, 'You cannot delete yourself. Ask another super admin to do it.');
    return tx.query(sql`delete from person where id = ${context.id} returning id`);
  },
  rules: {
    person_email_taken: { login_email: 'Somebody already logs in with this email.' },
    person_email_form: { login_email: 'Invalid email address' },
  },
  nameOf: ({ name }) => name,
  uses: [
    {
      one: 'ticket',
      many: 'tickets',
      count: (id) => sql`select count(*) from ticket where booked_by = ${id} or deleted_by = ${id}`,
      stays: true,
    },
    {
      one: 'waybill',
      many: 'waybills',
      count: (id) => sql`select count(*) from waybill where booked_by = ${id} or deleted_by = ${id}`,
      stays: true,
    },
    {
      one: 'expense',
      many: 'expenses',
      count: (id) => sql`select count(*) from expense where entered_by = ${id} or deleted_by = ${id}`,
      stays: true,
    },
    {
      one: 'trip',
      many: 'trips',
      count: (id) => sql`select count(*) from trip where created_by = ${id} or deleted_by = ${id}`,
      stays: true,
    },
    {
      one: 'change of a record',
      many: 'changes of records',
      count: (id) => sql`select count(*) from change where person_id = ${id}`,
      stays: true,
    },
    {
      one: 'other operation',
      many: 'other operations',
      count: (id) => sql`select count(*) from operation
        where person_id = ${id} and ticket_id is null and waybill_id is null`,
      stays: true,
    },
  ],
  whyItStays: ({ name, by, isOne }) =>
    `${by} ${isOne ? 'carries' : 'carry'} the name of ${name} and ${isOne ? 'stays' : 'stay'} on record. Ban this person instead.`,
};

async function refuseUnknownTerminal(tx: Sql, { terminalId }: LoginOfSomebody) {
  if (terminalId === null || (await holdTerminal(tx, terminalId))) return;
  throw invalid({ terminal_id: 'This terminal was not found. Please choose another terminal.' });
}
