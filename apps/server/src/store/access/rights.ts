import {
  type Direction,
  type PersonAction,
  type Place,
  isBoundToTerminal,
  mayAnywhere,
  mayAt,
} from '@motorpark/domain';
import { type Statement, sql } from '../../db';
import type { Person } from '../../request/person';
import { disjoint, ofTerminals } from './ofTerminals';

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
export function atEither(person: Person, action: PersonAction, { own, other }: Ends<Statement>): Statement {
  const [first, second] = conditions(person, action, { own, ...(other && { other }) });
  if (!first) return sql`false`;
  return second ? sql`(${first} or ${second})` : first;
}

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
  if (terminalId !== undefined) {
    const at = [outgoing, incoming].map((column) => sql`${column} = ${terminalId}`);
    return withinEnds(person, action, { outgoing, incoming }, direction).flatMap((reach) =>
      at.map((end) => sql`(${reach} and ${end})`),
    );
  }
  const ends = { own: outgoing, other: incoming };
  if (direction === undefined) return orNone(conditions(person, action, ends));
  if (mayAnywhere(action, person.role)) return [sql`true`];
  const place: Place = direction === 'outgoing' ? 'own terminal' : 'other end';
  return orNone(conditions(person, action, ends, [place]));
}

const orNone = (found: Statement[]): Statement[] => (found.length === 0 ? [sql`false`] : found);

function conditions(
  { role, terminals }: Person,
  action: PersonAction,
  { own, other }: Ends<Statement>,
  places: readonly Place[] = ['own terminal', 'other end'],
): Statement[] {
  if (mayAnywhere(action, role)) return [sql`true`];
  if (terminals.length === 0) return [];
  const columns: Partial<Record<Place, Statement | undefined>> = { 'own terminal': own, 'other end': other };
  const found = places.flatMap((place) => {
    const column = columns[place];
    return column && mayAt(action, role, place) ? [ofTerminals(column, terminals)] : [];
  });
  return disjoint(found, terminals);
}

/** Whether a person may do something with a record of these terminals. */
export const mayDo = (person: Person, action: PersonAction, ends: Ends<string>): boolean =>
  placesOf(person, ends).some((place) => mayAt(action, person.role, place));

function placesOf(person: Person, { own, other }: Ends<string>): Place[] {
  const isOther = other !== undefined && other !== own && worksAt(person, other);
  const places: Place[] = [
    ...(worksAt(person, own) ? ['own terminal' as const] : []),
    ...(isOther ? ['other end' as const] : []),
  ];
  return places.length === 0 ? ['elsewhere'] : places;
}

/** Whether a terminal is the person's own: where they work, or one that they manage. */
export const worksAt = ({ terminals }: Person, id: string | null): boolean =>
  id !== null && terminals.includes(id);

/** Returns the id of the terminal whose ledger records this person's business; undefined for the head office, which has none. */
export const ledgerTerminalOf = ({ role, terminal }: Person): string | undefined =>
  isBoundToTerminal(role) ? terminal?.id : undefined;
