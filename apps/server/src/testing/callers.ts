import { type PersonAction, type Place, type Role, mayAt } from '@motorpark/domain';
import { openSession } from '../store/access/session';
import { sql } from '../db';
import { aPerson } from './calls/access';
import { type Company, PEOPLE, type PersonName } from './company';
import type { Office } from './office';

export type TerminalName = Exclude<keyof Company, 'people' | 'awkaToLagos' | 'owerriToAba' | 'bus'>;

/** People of the head office beside super admins, with their roles and the terminals that they manage. */
const OFFICE_PEOPLE = {
  'manager of Awka': { role: 'manager', manages: ['awka'] },
  'manager of Lagos': { role: 'manager', manages: ['lagos'] },
  'manager of Owerri and Aba': { role: 'manager', manages: ['owerri', 'aba'] },
  accountant: { role: 'accountant', manages: [] },
  auditor: { role: 'auditor', manages: [] },
} as const satisfies Record<string, { role: Role; manages: readonly TerminalName[] }>;
export type OfficePerson = keyof typeof OFFICE_PEOPLE;
export const isOfficePerson = (caller: string): caller is OfficePerson =>
  Object.hasOwn(OFFICE_PEOPLE, caller);
const OFFICE_NAMES = Object.keys(OFFICE_PEOPLE).filter(isOfficePerson);

/** The company's people, people of the head office, and staff without a terminal. */
export const CALLERS = [...PEOPLE, ...OFFICE_NAMES, 'nowhere'] as const;
export type Caller = (typeof CALLERS)[number];

export function roleOf(caller: Caller): Role {
  if (isOfficePerson(caller)) return OFFICE_PEOPLE[caller].role;
  return caller === 'ngozi' ? 'super_admin' : 'admin';
}

const WORKS_AT: Readonly<Partial<Record<PersonName, TerminalName>>> = {
  ada: 'awka',
  tunde: 'lagos',
  chika: 'owerri',
};

/** The terminals whose records are a caller's own. */
export function terminalsOf(caller: Caller): readonly TerminalName[] {
  if (isOfficePerson(caller)) return OFFICE_PEOPLE[caller].manages;
  const own = caller === 'nowhere' ? undefined : WORKS_AT[caller];
  return own ? [own] : [];
}

/** The terminals of a record, as the table of rights means them. */
export interface Ends {
  own: TerminalName;
  other?: TerminalName | undefined;
}

/** The relation of a caller to a record of these terminals. */
export function placeOf(caller: Caller, { own, other }: Ends): Place {
  const theirs = terminalsOf(caller);
  if (theirs.includes(own)) return 'own terminal';
  return other && theirs.includes(other) ? 'other end' : 'elsewhere';
}

/** Whether the table of rights lets a caller do something with a record of these terminals. */
export const may = (caller: Caller, action: PersonAction, ends: Ends): boolean =>
  mayAt(action, roleOf(caller), placeOf(caller, ends)) ||
  // Who works at both ends has the rights of both.
  (ends.other !== undefined &&
    terminalsOf(caller).includes(ends.other) &&
    mayAt(action, roleOf(caller), 'other end'));

/** Returns the id of a caller. Those whom the company does not have are created; `place` makes their e-mails differ. */
export async function idOf(office: Office, caller: Caller, place: number): Promise<string> {
  const { db, company } = office;
  if (caller !== 'nowhere' && !isOfficePerson(caller)) return company.people[caller];
  const { id } = await aPerson(office, place);
  await db.query(sql`update person set terminal_id = null, role = ${roleOf(caller)} where id = ${id}`);
  for (const name of terminalsOf(caller))
    await db.query(sql`insert into managed_terminal values (${id}, ${company[name]})`);
  return id;
}

/** Opens a session of such a caller. */
export const sessionOf = async (office: Office, caller: Caller, place: number): Promise<string> =>
  openSession(office.db, await idOf(office, caller, place), office.clock.now);
