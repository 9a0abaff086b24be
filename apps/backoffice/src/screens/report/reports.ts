import type { TripQuery } from '@motorpark/api';
import {
  EARNER_KINDS,
  GIVE_BACK_FACTS,
  GIVE_BACK_FACT_ORDER,
  type GiveBackFact,
  OPERATION_LABELS,
  OPERATION_TYPES,
  type OperationType,
  type ReportGroup,
  type ReportName,
  type ReportRow,
  addDays,
  compared,
  formatNaira,
  percentOf,
  rangeOf,
  reportGroup,
} from '@motorpark/domain';
import { useMemo } from 'react';
import { href, paths } from '../../paths';
import { firstOf } from './rowName';
import type { ReportFigure, ReportKind, ReportQuery } from './reportKind';
import { RECENT } from '../../shared/list/period';
import { useListQuery } from '../../shared/list/useListQuery';
import { today } from '../../shared/today';

type Filters = Readonly<Record<string, string | undefined>>;

function linkTo(path: string, filters: Filters): string {
  const query = new URLSearchParams({ period: 'custom' });
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, value);
  return href(`${path}?${query.toString()}`);
}

/** Link to the trips that a row of a report counts, or that all of its rows count. */
export function tripsOf(
  row: ReportRow<'load' | 'noShows'> | undefined,
  { by, from, to, terminalId, routeId }: ReportQuery<'load'> | ReportQuery<'noShows'>,
  noShows?: NonNullable<TripQuery['noShows']>,
): string {
  const isRoute = by === 'route' || by === 'routeAndWeekday';
  return linkTo(paths.superAdmin.trips, {
    from,
    to,
    route: (isRoute ? row?.id : undefined) ?? routeId,
    terminal: (by === 'terminal' ? row?.id : undefined) ?? terminalId,
    weekday: by === 'weekday' ? row?.id : row?.weekday?.toString(),
    noShows,
  });
}

/** The days of a row that is a day or a month; undefined for others. */
function daysOf(by: ReportGroup, id = '') {
  if (id === '') return undefined;
  if (by === 'day') return { from: id, to: id };
  return by === 'month' ? { from: firstOf(id), to: addDays(firstOf(nextMonth(id)), -1) } : undefined;
}

const nextMonth = (month: string) => addDays(firstOf(month), 31).slice(0, 7);

/** Link to the ledger lines that a row counts, or that all of its rows count; of one type or of all. */
export function linesOf(
  row: ReportRow<'income'> | undefined,
  { by, from, to, terminalId }: ReportQuery<'income'>,
  type?: OperationType,
): string {
  const days = daysOf(by, row?.id) ?? { from, to };
  return linkTo(paths.superAdmin.operations, {
    from: days.from > from ? days.from : from,
    to: days.to < to ? days.to : to,
    terminal: (by === 'terminal' ? row?.id : undefined) ?? terminalId,
    type,
    person: by === 'person' ? row?.id : undefined,
    method: by === 'method' ? row?.id : undefined,
    ...Object.fromEntries(EARNER_KINDS.map((kind) => [kind, by === kind ? row?.id : undefined])),
  });
}

/** Link to the acts of giving money back that a row counts, or that all of its rows count; to all of them, or to those of which a fact holds. */
export function givenBackOf(
  row: ReportRow<'givenBack'> | undefined,
  { by, from, to, terminalId }: ReportQuery<'givenBack'>,
  fact?: GiveBackFact,
): string {
  const day = by === 'day' ? row?.id : undefined;
  return linkTo(paths.superAdmin.givenBack, {
    from: day ?? from,
    to: day ?? to,
    terminal: (by === 'terminal' ? row?.id : undefined) ?? terminalId,
    person: by === 'person' ? row?.id : undefined,
    way: by === 'way' ? row?.id : undefined,
    fact,
  });
}

const percent = (part: number, all: number): string => {
  const rounded = percentOf(part, all);
  return rounded === undefined ? '' : `${rounded}%`;
};

/** Formats the exact number: a report's counts are not capped, as a list's are. */
const whole = (figure: number): string => figure.toLocaleString('en-US');

const load: ReportKind<'load'> = {
  name: 'load',
  hasRoutes: true,
  figures: [
    { ...countOf('Trips', 'trips'), href: tripsOf },
    { ...countOf('Seats offered', 'offered'), href: tripsOf },
    { ...countOf('Seats sold', 'sold'), href: tripsOf },
    shareOf('Load factor', 'sold', 'offered'),
  ],
  drawing: {
    series: ({ sold, offered }) => [{ label: 'Load factor', total: percent(sold, offered) }],
    values: ({ sold, offered }) => [percentOf(sold, offered) ?? 0],
    unit: 'percent',
  },
};

const income: ReportKind<'income'> = {
  name: 'income',
  hasRoutes: false,
  figures: [
    ...OPERATION_TYPES.map((type): ReportFigure<'income'> => ({
      label: OPERATION_LABELS[type],
      text: ({ amounts }) => formatNaira(amounts[type]),
      href: (row, query) => linesOf(row, query, type),
      compared: (now, before) => compared(Math.abs(now.amounts[type]), Math.abs(before.amounts[type])),
    })),
    {
      label: 'Income',
      text: ({ income: sum }) => formatNaira(sum),
      compared: (now, before) => compared(now.income, before.income),
    },
    {
      label: 'Balance',
      text: ({ balance }) => formatNaira(balance),
      href: linesOf,
      compared: (now, before) => compared(now.balance, before.balance),
    },
  ],
  drawing: {
    series: ({ amounts }) =>
      OPERATION_TYPES.map((type) => ({ label: OPERATION_LABELS[type], total: formatNaira(amounts[type]) })),
    values: ({ amounts }) => OPERATION_TYPES.map((type) => amounts[type]),
    unit: 'naira',
  },
};

const noShows: ReportKind<'noShows'> = {
  name: 'noShows',
  hasRoutes: true,
  figures: [
    { ...countOf('Boarded trips', 'trips'), href: (row, query) => tripsOf(row, query, 'counted') },
    { ...countOf('Seats sold', 'sold'), href: (row, query) => tripsOf(row, query, 'counted') },
    { ...countOf('No-shows', 'noShows'), href: (row, query) => tripsOf(row, query, 'some') },
    shareOf('No-show rate', 'noShows', 'sold'),
  ],
  drawing: {
    series: (total) => [{ label: 'No-shows', total: whole(total.noShows) }],
    values: (figures) => [figures.noShows],
    unit: 'count',
  },
};

const givenBack: ReportKind<'givenBack'> = {
  name: 'givenBack',
  hasRoutes: false,
  figures: [
    { ...countOf('Given back', 'acts'), href: givenBackOf },
    {
      label: 'Amount',
      text: ({ amount }) => formatNaira(amount),
      href: givenBackOf,
      compared: (now, before) => compared(now.amount, before.amount),
    },
    ...GIVE_BACK_FACT_ORDER.map(factFigure),
  ],
  drawing: {
    series: ({ amount }) => [{ label: 'Amount', total: formatNaira(amount) }],
    values: ({ amount }) => [amount],
    unit: 'naira',
  },
};

export const REPORT_KINDS: { readonly [Name in ReportName]: ReportKind<Name> } = {
  load,
  income,
  noShows,
  givenBack,
};

/** The number of acts of which a fact holds. */
function factFigure(fact: GiveBackFact): ReportFigure<'givenBack'> {
  return {
    ...countOf(GIVE_BACK_FACTS[fact], fact),
    href: (row, query) => givenBackOf(row, query, fact),
  };
}

function countOf<Field extends string>(label: string, field: Field) {
  type Counts = Readonly<Record<Field, number>>;
  return {
    label,
    text: (figures: Counts) => whole(figures[field]),
    compared: (now: Counts, before: Counts) => compared(now[field], before[field]),
  };
}

/** A figure that is the share of one count in another. A share of nothing is not compared. */
function shareOf<Field extends string>(label: string, part: Field, all: Field) {
  type Counts = Readonly<Record<Field, number>>;
  return {
    label,
    text: (figures: Counts) => percent(figures[part], figures[all]),
    compared: (now: Counts, before: Counts) =>
      now[all] === 0 || before[all] === 0
        ? undefined
        : compared(now[part] / now[all], before[part] / before[all]),
  };
}

const FILTERS = ['by', 'terminal', 'route'] as const;

/** The report's query: period, grouping, terminal and route. It is stored in the URL, as for lists. */
export function useReportQuery<Name extends ReportName>(name: Name, hasRoutes: boolean) {
  const listQuery = useListQuery({ usual: RECENT, filters: FILTERS });
  const { period = { period: RECENT }, choosePeriod, chosen, narrow } = listQuery;
  const { from, to } = rangeOf(period.period, today(), period.days);
  const by = reportGroup(name, chosen('by'));
  const terminalId = chosen('terminal');
  const routeId = hasRoutes ? chosen('route') : undefined;
  const query: ReportQuery<Name> = useMemo(
    () => ({ by, from, to, terminalId, routeId }),
    [by, from, to, terminalId, routeId],
  );
  return { query, period, choosePeriod, narrow };
}
