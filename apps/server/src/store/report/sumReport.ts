import type { SummedFigures } from '@motorpark/contract';
import {
  BY_RULE,
  type FigureOf,
  type GroupOf,
  NO_METHOD,
  REPORT_GROUPS,
  type ReportDefinition,
  type ReportDimension,
  type ReportName,
  type ReportSubject,
  WEEKDAYS,
  daysOf,
} from '@motorpark/domain';
import { type Sql, type Statement, join, sql } from '../../db';
import { instant } from '../../db/rows';
import { BY_RULE as RULE_NAME } from '../history';
import { routeNamed } from '../route/routeNamed';
import { serviceNamed } from '../timetable/services';
import type { ReportRequest } from './reportRequest';

/** What rows are grouped by; when a trip leaves is looked up by its id. */
type Key = Exclude<ReportDimension, 'departsAt'>;
type KeyOf<Name extends ReportName> = Key & (typeof REPORT_GROUPS)[GroupOf<Name>][number];

/** What a report counts, in SQL. */
interface CountedRows {
  /** The rows that are counted, as `from … where …`. */
  from: Statement;
  keys: Readonly<Partial<Record<Key, Statement>>>;
  /** Aggregates of the rows of a group. */
  figures: Readonly<Record<string, Statement>>;
  /** Whether days of a period of up to a year on which nothing is counted are rows too. */
  hasEveryDay?: boolean;
}

/** The same of one report: it has each key and each figure of its definition. */
export interface ReportSql<Name extends ReportName> extends CountedRows {
  keys: Readonly<Record<KeyOf<Name>, Statement>>;
  figures: Readonly<Record<FigureOf<Name>, Statement>>;
}

/** Returns what a report counts for a request. */
export type Counting<Counted extends CountedRows = CountedRows> = (
  request: ReportRequest,
  db: Sql,
) => Counted | Promise<Counted>;

/** SQL: the name of each key; `summed.id` is its value. */
const NAMES: Readonly<Record<Key, Statement>> = {
  route: routeNamed(sql`summed.id`),
  weekday: sql`(${WEEKDAYS}::text[])[summed.id]`,
  service: serviceNamed(sql`summed.id`),
  terminal: sql`(select name from terminal where terminal.id = summed.id)`,
  person: sql`(select name from person where person.id = summed.id)`,
  method: sql`summed.id`,
  day: sql`summed.id::text`,
  month: sql`summed.id`,
  vehicle: sql`(select vehicle_number from vehicle where vehicle.id = summed.id)`,
  trip: routeNamed(sql`(select route_id from trip where trip.id = summed.id)`),
  way: sql`summed.id`,
  driver: sql`(select name from driver where driver.id = summed.id)`,
  fare: sql`(select concat_ws(', ', route.code, vehicle_type, coalesce(name, to_char(from_day, '"from" FMDD Mon YYYY')))
    from fare join route on route.id = fare.route_id where fare.id = summed.id)`,
  ticket: sql`summed.id`,
};

const DEPARTS_AT = instant(sql`(select departs_at from trip where trip.id = summed.id)`);

export interface SummedRow extends ReportSubject {
  figures: SummedFigures;
}

interface Summed {
  id: string;
  name: string;
  /** The weekday of a route, the month of a driver or the ticket of a fare. */
  further: string | null;
  departs_at: string | null;
  /** Each figure as text, because sums may exceed the safe integer range. */
  sums: Readonly<Record<string, string>>;
}

/** Adds up what a report counts, by group and altogether. */
export async function sumReport(
  db: Sql,
  { by, period }: Pick<ReportRequest, 'by' | 'period'>,
  report: ReportDefinition,
  counted: CountedRows,
): Promise<{ rows: SummedRow[]; total: SummedRow['figures'] }> {
  const [first, second]: readonly [Key, ReportDimension?] = REPORT_GROUPS[by];
  const keys: Readonly<Partial<Record<ReportDimension, Statement>>> = counted.keys;
  const keyOf = (dimension: ReportDimension) => keys[dimension] ?? sql`null::text`;
  const none = first === 'person' ? { id: BY_RULE, name: RULE_NAME } : { id: NO_METHOD, name: NO_METHOD };
  const sums = Object.entries<Statement>(counted.figures).flatMap(([figure, sum]) => [
    sql`${figure}::text`,
    sql`coalesce(${sum}, 0)::text`,
  ]);
  const found = await db.query<Summed>(sql`
    select coalesce(id::text, ${none.id}) as id, coalesce(${NAMES[first]}, ${none.name}) as name, further,
      ${first === 'trip' ? DEPARTS_AT : sql`null`} as departs_at, sums
    from (
      select ${keyOf(first)} as id, ${second ? keyOf(second) : sql`null`}::text as further,
        jsonb_build_object(${join(sums, ', ')}) as sums
      ${counted.from} group by 1, 2
    ) as summed`);
  const days = counted.hasEveryDay && by === 'day' ? everyDayOf(period) : [];
  const missing = days.filter((day) => found.every(({ id }) => id !== day));
  const figuresOf = (rows: readonly Pick<Summed, 'sums'>[]) => figuresIn(report, rows);
  const rows = [
    ...found.map((row) => ({ ...subjectOf(row, second), figures: figuresOf([row]) })),
    ...missing.map((day) => ({ id: day, name: day, figures: figuresOf([]) })),
  ];
  return { rows: rows.toSorted(by === 'weekday' ? byId : inOrder), total: figuresOf(found) };
}

const subjectOf = ({ id, name, further, departs_at }: Summed, second?: ReportDimension) => ({
  id,
  name,
  ...(second === 'weekday' && { weekday: Number(further) }),
  ...(second === 'month' && further !== null && { month: further }),
  ...(second === 'ticket' && further !== null && { ticket: further }),
  ...(departs_at !== null && { departsAt: departs_at }),
});

const figuresIn = ({ figures }: ReportDefinition, rows: readonly Pick<Summed, 'sums'>[]) =>
  Object.fromEntries(
    Object.entries(figures).map(([figure, { unit }]) => {
      const sum = rows.reduce((so, { sums }) => so + BigInt(sums[figure] ?? 0), 0n);
      return [figure, unit === 'naira' ? sum : Number(sum)];
    }),
  );

/** Days on which nothing is counted are listed only in periods up to this length. */
const MOST_EMPTY_DAYS = 366;

function everyDayOf({ from, to }: ReportRequest['period']) {
  const days = from === undefined || to === undefined ? [] : daysOf({ from, to });
  return days.length > MOST_EMPTY_DAYS ? [] : days;
}

const byId = (one: ReportSubject, other: ReportSubject) => one.id.localeCompare(other.id);

/** Trips with the latest first, others by name, and the weekdays, months or tickets of each in order. */
const inOrder = (one: ReportSubject, other: ReportSubject) =>
  (other.departsAt ?? '').localeCompare(one.departsAt ?? '') ||
  one.name.localeCompare(other.name, 'en') ||
  byId(one, other) ||
  (one.weekday ?? 0) - (other.weekday ?? 0) ||
  (one.month ?? one.ticket ?? '').localeCompare(other.month ?? other.ticket ?? '');
