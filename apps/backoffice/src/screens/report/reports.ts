import {
  type DepartureFigures,
  GIVE_BACK_FACTS,
  GIVE_BACK_FACT_ORDER,
  type GiveBackFact,
  type Kobo,
  OPERATION_LABELS,
  OPERATION_TYPES,
  type ReportName,
  type SeatKmFigures,
  compared,
  formatMinutes,
  formatNaira,
  percentOf,
  rangeOf,
  reportGroup,
} from '@motorpark/domain';
import { useMemo } from 'react';
import { givenBackOf, linesOf, tripsOf } from './reportLinks';
import type { ReportFigure, ReportKind, ReportQuery } from './reportKind';
import { RECENT } from '../../shared/list/period';
import { useListQuery } from '../../shared/list/useListQuery';
import { today } from '../../shared/today';

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
    {
      ...countOf('Boarded trips', 'trips'),
      href: (row, query) => tripsOf(row, query, { noShows: 'counted' }),
    },
    { ...countOf('Seats sold', 'sold'), href: (row, query) => tripsOf(row, query, { noShows: 'counted' }) },
    { ...countOf('No-shows', 'noShows'), href: (row, query) => tripsOf(row, query, { noShows: 'some' }) },
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

const departures: ReportKind<'departures'> = {
  name: 'departures',
  hasRoutes: true,
  figures: [
    { ...countOf('Planned', 'planned'), href: tripsOf },
    countOf('Left', 'run'),
    {
      ...countOf('Cancelled', 'cancelled'),
      href: (row, query) => tripsOf(row, query, { status: 'Cancelled' }),
    },
    countOf('Late', 'late'),
    {
      label: 'On time',
      text: ({ run, late }) => percent(run - late, run),
      compared: (now, before) => compared(onTime(now), onTime(before)),
    },
  ],
  drawing: {
    series: ({ run, late }) => [{ label: 'On time', total: percent(run - late, run) }],
    values: ({ run, late }) => [percentOf(run - late, run) ?? 0],
    unit: 'percent',
  },
};

const onTime = ({ run, late }: DepartureFigures) => (run === 0 ? 0 : (run - late) / run);

const seatKm: ReportKind<'seatKm'> = {
  name: 'seatKm',
  hasRoutes: true,
  figures: [
    countOf('Trips', 'trips'),
    countOf('Seat-km', 'seatKm'),
    {
      label: 'Income of tickets',
      text: ({ income: sum }) => formatNaira(sum),
      compared: (now, before) => compared(now.income, before.income),
    },
    {
      label: 'Income per seat-km',
      text: (figures) => formatNaira(perKm(figures)),
      compared: (now, before) => compared(perKm(now), perKm(before)),
    },
  ],
  drawing: {
    series: (total) => [{ label: 'Income per seat-km', total: formatNaira(perKm(total)) }],
    values: (figures) => [perKm(figures)],
    unit: 'naira',
  },
};

/** Whole kobo. */
const perKm = ({ income: sum, seatKm: km }: SeatKmFigures): Kobo => (km === 0 ? 0 : Math.round(sum / km));

const duties: ReportKind<'duties'> = {
  name: 'duties',
  hasRoutes: true,
  figures: [
    countOf('Trips', 'trips'),
    {
      label: 'Hours',
      text: ({ minutes }) => formatMinutes(minutes),
      compared: (now, before) => compared(now.minutes, before.minutes),
    },
  ],
  drawing: {
    series: ({ minutes }) => [{ label: 'Hours', total: formatMinutes(minutes) }],
    values: ({ minutes }) => [Math.round(minutes / 60)],
    unit: 'count',
  },
};

export const REPORT_KINDS: { readonly [Name in ReportName]: ReportKind<Name> } = {
  load,
  income,
  noShows,
  givenBack,
  departures,
  seatKm,
  duties,
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
