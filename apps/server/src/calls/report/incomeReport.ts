import type { WireIncome, WireReportSubject } from '@motorpark/contract';
import {
  type Earner,
  NO_METHOD,
  OPERATION_LABELS,
  OPERATION_TYPES,
  type OperationType,
  type ReportGroup,
  daysOf,
  formatDay,
  formatPaymentMethod,
  nairaOnWire,
  mapOperationTypes,
} from '@motorpark/domain';
import { instant as moment, money } from '../../csv';
import { type Sql, type Statement, sql } from '../../db';
import { instant } from '../../db/rows';
import { EARNED_BY, EARNERS, earnerOf } from '../../store/operation/earners';
import { conditionOf } from '../../store/operation/operationFilter';
import { LAGOS_DAY } from '../../store/operation/figures';
import type { PeriodFilter } from '../../store/search';
import { type ReportKind, byName } from '../../store/report/answerReport';
import { type ReportRequest } from '../../store/report/reportRequest';
import { routeNamed } from '../../store/route/routeNamed';

type By = ReportGroup<'income'>;

type Group = ({ key: Statement } | { earner: Earner }) & { name: Statement; departsAt?: Statement };

const TRIP_OF_GROUP = (column: Statement) => sql`(select ${column} from trip where trip.id = summed.id)`;

/** The grouping key of lines, and the group's name; `id` is the key after grouping. */
const GROUPS: Readonly<Record<By, Group>> = {
  terminal: { key: sql`terminal_id`, name: sql`(select name from terminal where terminal.id = summed.id)` },
  person: { key: sql`person_id`, name: sql`(select name from person where person.id = summed.id)` },
  method: { key: sql`coalesce(method, ${NO_METHOD})`, name: sql`id` },
  day: { key: LAGOS_DAY, name: sql`id::text` },
  month: { key: sql`to_char(at at time zone 'UTC' + interval '1 hour', 'YYYY-MM')`, name: sql`id` },
  route: { earner: 'route', name: routeNamed(sql`summed.id`) },
  vehicle: {
    earner: 'vehicle',
    name: sql`(select vehicle_number from vehicle where vehicle.id = summed.id)`,
  },
  trip: {
    earner: 'trip',
    name: routeNamed(TRIP_OF_GROUP(sql`trip.route_id`)),
    departsAt: instant(TRIP_OF_GROUP(sql`trip.departs_at`)),
  },
};

/** Days without operations are listed only in periods up to this length. */
const MOST_EMPTY_DAYS = 366;

interface Line {
  id: string;
  name: string;
  departs_at: string | null;
  type: OperationType;
  /** Signed kobo as text, because sums may exceed the safe integer range. */
  amount: string;
}

type Sums = Record<OperationType, bigint>;

const nothing = (): Sums => mapOperationTypes(() => 0n);

/** Returns the totals of the ledger by group and operation type, added up by the database. */
async function incomeRows(db: Sql, { by, period, terminals }: ReportRequest<'income'>) {
  const { name, departsAt = sql`null::text`, ...group } = GROUPS[by];
  const { key, joins } = 'key' in group ? { key: group.key, joins: sql`` } : earning(group.earner, period);
  const condition = conditionOf({ ...period, ...(terminals && { terminals }) });
  const lines = await db.query<Line>(sql`
    select coalesce(id::text, ${NO_METHOD}) as id, coalesce(${name}, ${NO_METHOD}) as name, ${departsAt} as departs_at,
      type, amount::text
    from (
      select ${key} as id, operation.type, sum(operation.amount_kobo) as amount
      from operation ${joins} where ${condition} group by 1, 2
    ) as summed`);
  const subjects = new Map<string, { name: string; departs_at?: string; sums: Sums }>();
  if (by === 'day') for (const day of everyDayOf(period)) subjects.set(day, { name: day, sums: nothing() });
  const total = nothing();
  for (const { id, name: called, departs_at: leaves, type, amount } of lines) {
    const subject = subjects.get(id) ?? {
      name: called,
      ...(leaves !== null && { departs_at: leaves }),
      sums: nothing(),
    };
    subject.sums[type] += BigInt(amount);
    total[type] += BigInt(amount);
    subjects.set(id, subject);
  }
  const rows = [...subjects]
    .map(([id, { sums, ...subject }]) => Object.assign({ id }, subject, figuresOf(sums)))
    .toSorted(by === 'trip' ? latestFirst : byName);
  return { rows, total: figuresOf(total) };
}

/** Periods up to this length look up what earned each line; longer ones join all that there is, which is faster for many lines. */
const MOST_LOOKED_UP_DAYS = 92;

function earning(earner: Earner, { from, to }: PeriodFilter): { key: Statement; joins: Statement } {
  const isShort =
    from !== undefined && to !== undefined && daysOf({ from, to }).length <= MOST_LOOKED_UP_DAYS;
  return isShort ? { key: earnerOf(earner), joins: sql`` } : { key: EARNERS[earner], joins: EARNED_BY };
}

const latestFirst = (one: WireReportSubject, other: WireReportSubject) =>
  (other.departs_at ?? '').localeCompare(one.departs_at ?? '') || byName(one, other);

function everyDayOf({ from, to }: ReportRequest<'income'>['period']) {
  const days = from === undefined || to === undefined ? [] : daysOf({ from, to });
  return days.length > MOST_EMPTY_DAYS ? [] : days;
}

const figuresOf = (sums: Sums): WireIncome => ({
  amounts: mapOperationTypes((type) => nairaOnWire(sums[type])),
  income: nairaOnWire(sums.TICKET_BOOKING + sums.WAYBILL),
  balance: nairaOnWire(OPERATION_TYPES.reduce((sum, type) => sum + sums[type], 0n)),
});

const HEADINGS: Readonly<Record<By, string>> = {
  terminal: 'Terminal',
  person: 'Person',
  method: 'Payment method',
  day: 'Day',
  month: 'Month',
  route: 'Route',
  vehicle: 'Vehicle',
  trip: 'Trip',
};

const orNone = ({ name }: WireReportSubject) => (name === NO_METHOD ? '' : name);

const NAMES: Readonly<Record<By, (subject: WireReportSubject) => string>> = {
  terminal: ({ name }) => name,
  person: ({ name }) => name,
  method: ({ name }) => (name === NO_METHOD ? 'Not recorded' : formatPaymentMethod(name)),
  day: ({ name }) => formatDay(name),
  month: ({ name }) => name,
  route: orNone,
  vehicle: orNone,
  trip: orNone,
};

export const INCOME_REPORT: ReportKind<'income', WireIncome> = {
  name: 'income',
  title: 'income',
  action: 'report.see',
  rows: incomeRows,
  columns: (by) => [
    [HEADINGS[by], NAMES[by]],
    ...(by === 'trip'
      ? [['Departure', ({ departs_at: at }: WireReportSubject) => at && moment(at)] as const]
      : []),
    ...OPERATION_TYPES.map(
      (type) => [OPERATION_LABELS[type], ({ amounts }: WireIncome) => money(amounts[type])] as const,
    ),
    ['Income', ({ income }) => money(income)],
    ['Balance', ({ balance }) => money(balance)],
  ],
};
