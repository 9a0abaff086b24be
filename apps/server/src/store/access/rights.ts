import { type Direction, type PersonAction, isBoundToTerminal, mayAnywhere, mayAt } from '@motorpark/domain';
import { type Statement, join, sql } from '../../db';
import type { Person } from '../../request/person';
import { ofEnds } from './ofTerminals';

// The domain's table of rights says who may do what (docs/rights.md); this file turns it into conditions on records.

/** The two terminals of a record, or the one that it belongs to. */
interface Ends<End> {
  own: End;
  other?: End;
}

type EndColumns = Readonly<Record<Direction, Statement>>;

const ROUTE: EndColumns = {
  outgoing: sql`route.origin_terminal_id`,
  incoming: sql`route.destination_terminal_id`,
};

/** SQL condition on the table `route`: the routes on which a person may do something. False for people without a terminal who are bound to one. */
export const withinReach = (person: Person, action: PersonAction): Statement =>
  atEither(person, action, { own: ROUTE.outgoing, other: ROUTE.incoming });

/** SQL condition on two columns that hold a record's terminals. */
export const atEither = (person: Person, action: PersonAction, ends: Ends<Statement>): Statement =>
  sql`(${join(conditions(person, action, ends), ' or ')})`;

/** SQL condition on the one column that holds a record's terminal. */
export const atOwnTerminal = (person: Person, action: PersonAction, column: Statement): Statement =>
  atEither(person, action, { own: column });

/** Returns mutually exclusive conditions, so that each can use its own index: for one direction, or for both; with a terminal, only what leaves or reaches it. */
export function withinEnds(
  person: Person,
  action: PersonAction,
  { outgoing, incoming }: EndColumns,
  direction: Direction | undefined,
  terminalId?: string,
): Statement[] {
  const reach = conditions(person, action, {
    ...(direction !== 'incoming' && { own: outgoing }),
    ...(direction !== 'outgoing' && { other: incoming }),
  });
  if (terminalId === undefined) return reach;
  const at = [outgoing, incoming].map((column) => sql`${column} = ${terminalId}`);
  return reach.flatMap((one) => at.map((end) => sql`(${one} and ${end})`));
}

function conditions(
  { role, terminals }: Person,
  action: PersonAction,
  { own, other }: Partial<Ends<Statement>>,
): Statement[] {
  if (mayAnywhere(action, role)) return [sql`true`];
  const allowed = [
    ...(own && mayAt(action, role, 'own terminal') ? [own] : []),
    ...(other && mayAt(action, role, 'other end') ? [other] : []),
  ];
  return allowed.length === 0 || terminals.length === 0 ? [sql`false`] : ofEnds(allowed, terminals);
}

/** Whether a person may do something with a record of these terminals. */
export const mayDo = (person: Person, action: PersonAction, { own, other }: Ends<string>): boolean =>
  mayAnywhere(action, person.role) ||
  (worksAt(person, own) && mayAt(action, person.role, 'own terminal')) ||
  (other !== undefined && other !== own && worksAt(person, other) && mayAt(action, person.role, 'other end'));

/** Whether a terminal is the person's own: where they work, or one that they manage. */
export const worksAt = ({ terminals }: Person, id: string | null): boolean =>
  id !== null && terminals.includes(id);

/** Returns the id of the terminal whose ledger records this person's business; undefined for the head office, which has none. */
export const ledgerTerminalOf = ({ role, terminal }: Person): string | undefined =>
  isBoundToTerminal(role) ? terminal?.id : undefined;
