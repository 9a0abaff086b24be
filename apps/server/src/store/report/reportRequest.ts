import {
  type PersonAction,
  REPORT_GROUPS,
  type ReportGroup,
  type ReportName,
  reportGroup,
} from '@motorpark/domain';
import { type Statement, sql } from '../../db';
import { invalid } from '../../request/failure';
import type { PersonContext } from '../../request/call';
import type { Payload } from '../../request/payload';
import { type Terminals, ofTerminals } from '../access/ofTerminals';
import { terminalsIn } from '../operation/operationFilter';
import { isId } from '../../db/rows';
import { type PeriodFilter, isLeftOut, oneOf, periodConditions, periodIn } from '../search';

export interface ReportRequest<Name extends ReportName> {
  name: Name;
  by: ReportGroup<Name>;
  period: PeriodFilter;
  /** Undefined for all. */
  terminals: Terminals | undefined;
  routeId: string | undefined;
  /** Whether the rows are exported as a CSV file. */
  isCsv: boolean;
}

const NO_ROUTE = 'This route does not exist or was deleted.';

const wordIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a call asks for a CSV file. */
export const wantsCsv = (input: Payload): boolean =>
  oneOf('format', wordIn(input.format), ['csv']) !== undefined;

/** Returns the parameters of a call. Rows are grouped by the report's first group unless another is given. */
export async function reportRequestIn<Name extends ReportName>(
  { db, person, input }: Pick<PersonContext, 'db' | 'person' | 'input'>,
  { name, action }: { name: Name; action: PersonAction },
): Promise<ReportRequest<Name>> {
  const groups: readonly ReportGroup<Name>[] = REPORT_GROUPS[name];
  return {
    name,
    by: reportGroup(name, oneOf('by', wordIn(input.by), groups)),
    period: periodIn(input),
    terminals: await terminalsIn(db, person, action, input.terminal_id),
    routeId: await routeIn({ db, input }),
    isCsv: wantsCsv(input),
  };
}

async function routeIn({ db, input }: Pick<PersonContext, 'db' | 'input'>): Promise<string | undefined> {
  const given = input.route_id;
  if (isLeftOut(given)) return undefined;
  const id = typeof given === 'string' && isId(given) ? given : undefined;
  const [route] = id === undefined ? [] : await db.query(sql`select id from route where id = ${id}`);
  if (id === undefined || !route) throw invalid({ route_id: NO_ROUTE });
  return id;
}

type TripRequest = Pick<ReportRequest<ReportName>, 'period' | 'terminals' | 'routeId'>;

/** Returns the SQL conditions on `trip` and its `route` for the trips that a report counts: not deleted, not cancelled. */
export const tripConditions = (request: TripRequest): Statement[] => [
  sql`trip.status <> 'Cancelled'`,
  ...everyTrip(request),
];

/** SQL condition: a trip has left. */
export const HAS_LEFT = sql`trip.status in ('En-route', 'Completed')`;

/** The same, including cancelled trips. */
export const everyTrip = ({ period, terminals, routeId }: TripRequest): Statement[] => [
  sql`trip.deleted_at is null`,
  ...periodConditions(sql`trip.departs_at`, period),
  ...(terminals ? [ofTerminals(sql`route.origin_terminal_id`, terminals)] : []),
  ...(routeId === undefined ? [] : [sql`trip.route_id = ${routeId}`]),
];

/** SQL: the weekday in Lagos, 1 for Monday. Lagos is always one hour ahead of UTC; this does not depend on the host's time zone data. */
export const weekdayOf = (at: Statement): Statement =>
  sql`extract(isodow from ${at} at time zone 'UTC' + interval '1 hour')::int`;
