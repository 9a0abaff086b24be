import {
  type Direction,
  type PersonAction,
  type Place,
  isBoundToTerminal,
  mayAnywhere,
  mayAt,
} from '@motorpark/domain';
import { type Statement, sql } from '../db';
import type { Person } from './person';

// Who may do what stands in the domain's table of rights (docs/rights.md); here it becomes conditions on records.

/** The ends of a record's road, or the one terminal that it belongs to. */
interface Ends<End> {
  own: End;
  other?: End;
}

/** The columns that name the ends of a road, by the direction in which it is seen from them. */
type EndColumns = Readonly<Record<Direction, Statement>>;

const ROUTE: EndColumns = {
  outgoing: sql`route.origin_terminal_id`,
  incoming: sql`route.destination_terminal_id`,
};

/** A condition on the table `route`: whose roads a person may do something on. People without a terminal have none. */
export const withinReach = (person: Person, action: PersonAction): Statement =>
  atEither(person, action, { own: ROUTE.outgoing, other: ROUTE.incoming });

/** The same on columns that name both ends of a road. */
export function atEither(person: Person, action: PersonAction, { own, other }: Ends<Statement>): Statement {
  const [first, second] = conditions(person, action, { own, ...(other && { other }) });
  if (!first) return sql`false`;
  return second ? sql`(${first} or ${second})` : first;
}

/** The same on the one column that names a record's terminal. */
export const atOwnTerminal = (person: Person, action: PersonAction, column: Statement): Statement =>
  atEither(person, action, { own: column });

/** The same as conditions of which no row meets two, so that each finds its rows by itself: of one direction, or of both. */
export function withinEnds(
  person: Person,
  action: PersonAction,
  { outgoing, incoming }: EndColumns,
  direction: Direction | undefined,
): Statement[] {
  const ends = { own: outgoing, other: incoming };
  if (direction === undefined) return orNone(conditions(person, action, ends));
  if (mayAnywhere(action, person.role)) return [sql`true`];
  const place: Place = direction === 'outgoing' ? 'own terminal' : 'other end';
  return orNone(conditions(person, action, ends, [place]));
}

const orNone = (found: Statement[]): Statement[] => (found.length === 0 ? [sql`false`] : found);

function conditions(
  { role, terminal }: Person,
  action: PersonAction,
  { own, other }: Ends<Statement>,
  places: readonly Place[] = ['own terminal', 'other end'],
): Statement[] {
  if (mayAnywhere(action, role)) return [sql`true`];
  if (!terminal) return [];
  const columns: Partial<Record<Place, Statement | undefined>> = { 'own terminal': own, 'other end': other };
  return places.flatMap((place) => {
    const column = columns[place];
    return column && mayAt(action, role, place) ? [sql`${column} = ${terminal.id}`] : [];
  });
}

/** Whether a person may do something with a record of these terminals. */
export const mayDo = (person: Person, action: PersonAction, ends: Ends<string>): boolean =>
  mayAt(action, person.role, placeOf(person, ends));

function placeOf({ terminal }: Person, { own, other }: Ends<string>): Place {
  if (terminal?.id === own) return 'own terminal';
  return terminal !== undefined && terminal.id === other ? 'other end' : 'elsewhere';
}

/** The terminal whose books a person's business goes into; the head office, wherever its people sit, keeps none. */
export const booksOf = ({ role, terminal }: Person): string | undefined =>
  isBoundToTerminal(role) ? terminal?.id : undefined;
