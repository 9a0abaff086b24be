import { type ReportDefinition, type ReportGroup, reportGroup } from '@motorpark/domain';
import { sql } from '../../db';
import { invalid } from '../../request/failure';
import type { PersonContext } from '../../request/call';
import type { Payload } from '../../request/payload';
import type { Terminals } from '../access/ofTerminals';
import { terminalsIn } from '../operation/operationFilter';
import { isId } from '../../db/rows';
import { type PeriodFilter, isLeftOut, oneOf, periodIn } from '../search';

export interface ReportRequest {
  by: ReportGroup;
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
export async function reportRequestIn(
  { db, person, input }: Pick<PersonContext, 'db' | 'person' | 'input'>,
  report: ReportDefinition,
): Promise<ReportRequest> {
  return {
    by: reportGroup(report, oneOf('by', wordIn(input.by), report.groups)),
    period: periodIn(input),
    terminals: await terminalsIn(db, person, report.does, input.terminal_id),
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
