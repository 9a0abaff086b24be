import type { Audience } from '@motorpark/contract';
import type { Direction, Role } from '@motorpark/domain';
import { type Statement, sql } from '../db';
import type { Person } from './person';

/** What each role may do: which calls it may make, and of which terminals it sees, sells and deletes. */
const RIGHTS: Readonly<Record<Role, { calls: readonly Audience[]; reach: 'everywhere' | 'own terminal' }>> = {
  super_admin: { calls: ['public', 'staff', 'super_admin'], reach: 'everywhere' },
  admin: { calls: ['public', 'staff'], reach: 'own terminal' },
};

export const mayCall = (role: Role, who: Audience): boolean => RIGHTS[role].calls.includes(who);

/**
 * A condition on the table `route`: what the person's own terminal sends or receives. People without a terminal whom the table
 * doesn't let see everything see nothing.
 */
export function withinReach({ role, terminal }: Person): Statement {
  if (RIGHTS[role].reach === 'everywhere') return sql`true`;
  if (!terminal) return sql`false`;
  return sql`(route.origin_terminal_id = ${terminal.id} or route.destination_terminal_id = ${terminal.id})`;
}

/** A condition on a column that names a terminal: the person's own, for the head office any. */
export function atOwnTerminal({ role, terminal }: Person, column: Statement): Statement {
  if (RIGHTS[role].reach === 'everywhere') return sql`true`;
  return terminal ? sql`${column} = ${terminal.id}` : sql`false`;
}

/**
 * Conditions on the columns that name both ends of a road, of which no row meets two: what leaves the person's own terminal or comes to
 * it, or one of them; everything for the head office.
 */
export function withinEnds(
  person: Person,
  ends: Readonly<Record<Direction, Statement>>,
  direction: Direction | undefined,
): Statement[] {
  if (direction) return [atOwnTerminal(person, ends[direction])];
  if (RIGHTS[person.role].reach === 'everywhere') return [sql`true`];
  return [atOwnTerminal(person, ends.outgoing), atOwnTerminal(person, ends.incoming)];
}

/** Whether somebody's terminal is the only one that they see: all but the head office. */
export const isBoundToTerminal = ({ role }: Person): boolean => RIGHTS[role].reach === 'own terminal';

/** The terminal whose books a person's business goes into; the head office, wherever its people sit, keeps none. */
export const booksOf = (person: Person): string | undefined =>
  isBoundToTerminal(person) ? person.terminal?.id : undefined;

/** Whether a person may act for a terminal: their own, for the head office any. */
export const mayActFor = ({ role, terminal }: Person, terminalId: string): boolean =>
  RIGHTS[role].reach === 'everywhere' || terminal?.id === terminalId;
