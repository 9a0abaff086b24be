import type { Data, WireAdmin } from '@motorpark/contract';
import {
  GIVEN_ROLES,
  ROLES,
  type Role,
  type RoleForm,
  fieldErrors,
  isBoundToTerminal,
  managesTerminals,
  roleSchema,
} from '@motorpark/domain';
import { recordEvent } from '../../store/audit';
import { type Transaction, columns, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid, notFound, refused } from '../../request/failure';
import type { Payload } from '../../request/payload';
import { refuseStale } from '../../store/history';
import { findRecord } from '../../store/record';
import { isId } from '../../db/rows';
import { admins } from '../../store/admin/admins';
import { lockOther } from '../../store/admin/lockOther';
import { lockTerminals } from '../../store/terminal/lockTerminal';

const NOT_YOURSELF = 'You cannot change your own role. Ask another super admin to do it.';
const OF_SUPER_ADMIN = 'A super admin keeps this role. Ban them instead.';

/** Gives another person a role. It holds from their next call on. Refused while they keep a till, whose cash is in their terminal's books. */
export async function giveRole(context: PersonContext): Promise<Data<WireAdmin>> {
  const { db, id, input } = context;
  if (!isId(id)) throw notFound(admins.missing);
  const form = roleIn(input);
  return db.transaction(async (tx) => {
    await lockOther(tx, context, {
      action: 'admin.keep',
      notYourself: NOT_YOURSELF,
      missing: admins.missing,
    });
    await refuseStale(tx, context, 'person', () => adminOf(tx, id));
    const before = await roleOfPerson(tx, id);
    if (before.role === 'super_admin') throw refused(OF_SUPER_ADMIN);
    await refuseWithTill(tx, id, before.name);
    const [terminal] = await terminalsOf(tx, form);
    await tx.query(sql`
      update person set role = ${form.role}, terminal_id = ${isBoundToTerminal(form.role) ? (terminal ?? null) : null}::uuid
      where id = ${id}`);
    await tx.query(sql`delete from managed_terminal where person_id = ${id}`);
    if (managesTerminals(form.role))
      await tx.query(sql`
        insert into managed_terminal (person_id, terminal_id)
        select ${id}, terminal.id from terminal where terminal.id = any(${[...form.terminals]}::uuid[])`);
    const after = await roleOfPerson(tx, id);
    await recordEvent(tx, context, {
      kind: 'role_changed',
      target: { kind: 'person', id, name: before.name },
      before: { role: ROLES[before.role].label, terminals: before.terminals },
      after: { role: ROLES[after.role].label, terminals: after.terminals },
    });
    return { data: await adminOf(tx, id) };
  });
}

async function adminOf(tx: Transaction, id: string): Promise<WireAdmin> {
  const admin = await findRecord(admins, tx, id);
  if (!admin) throw notFound(admins.missing);
  return admin;
}

function roleIn({ role: given, terminals = [] }: Payload): RoleForm {
  const role = GIVEN_ROLES.find((one) => one === given);
  if (!role) throw invalid({ role: `Choose ${GIVEN_ROLES.join(', ')}.` });
  const named: unknown[] = Array.isArray(terminals) ? terminals : [terminals];
  const ids = named.filter((id): id is string => typeof id === 'string' && isId(id));
  if (ids.length < named.length) throw invalid({ terminals: NO_TERMINAL });
  const form = { role, terminals: [...new Set(ids.map((id) => id.toLowerCase()))] };
  const { terminals: complaint } = fieldErrors(roleSchema, form);
  if (complaint !== undefined) throw invalid({ terminals: complaint });
  return form;
}

const NO_TERMINAL = 'This terminal was not found. Please choose another terminal.';

async function roleOfPerson(tx: Transaction, id: string) {
  const [row] = await tx.query<{ name: string; role: Role; terminals: string }>(sql`
    select person.name, person.role, coalesce((
      select string_agg(terminal.name, ', ' order by terminal.name) from terminal
      where terminal.id = person.terminal_id
        or terminal.id in (select terminal_id from managed_terminal where person_id = person.id)), '') as terminals
    from person where id = ${id}`);
  if (!row) throw notFound(admins.missing);
  return row;
}

async function refuseWithTill(tx: Transaction, id: string, name: string) {
  const [shift] = await tx.query(sql`
    select ${columns('shift.counter')} from shift where person_id = ${id} and closed_at is null limit 1`);
  if (shift) throw refused(`${name} has the till ${shift.counter} open. Close it first.`);
}

/** Locks the terminals of a form and returns their ids. Throws a 422 if one does not exist. */
async function terminalsOf(tx: Transaction, { terminals }: RoleForm): Promise<string[]> {
  const found = await lockTerminals(tx, [...terminals]);
  if (found.size < terminals.length) throw invalid({ terminals: NO_TERMINAL });
  return [...terminals];
}
