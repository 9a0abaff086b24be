import {
  OPERATION_LABELS,
  OPERATION_TYPES,
  type ReportName,
  compared,
  formatNaira,
  percentOf,
} from '@motorpark/domain';
import type { ReportKind, ReportTotal } from './reportKind';
import { linesOf, tripsOf } from './reportLinks';

const percent = (part: number, all: number): string => {
  const share = percentOf(part, all);
  return share === undefined ? '' : `${share}%`;
};

/** Formats the exact number: a report's counts are not capped, as a list's are. */
const whole = (count: number): string => count.toLocaleString('en-US');

const load: ReportKind<'load'> = {
  name: 'load',
  hasRoutes: true,
  columns: [
    { header: 'Trips', text: ({ trips }) => whole(trips), href: (row, query) => tripsOf(row, query) },
    {
      header: 'Seats offered',
      text: ({ offered }) => whole(offered),
      href: (row, query) => tripsOf(row, query),
    },
    { header: 'Seats sold', text: ({ sold }) => whole(sold), href: (row, query) => tripsOf(row, query) },
    { header: 'Load factor', text: ({ sold, offered }) => percent(sold, offered) },
  ],
  totals: [
    counted('Trips', 'trips'),
    counted('Seats offered', 'offered'),
    counted('Seats sold', 'sold'),
    {
      label: 'Load factor',
      text: ({ sold, offered }) => percent(sold, offered),
      compared: (now, before) => comparedShares([now.sold, now.offered], [before.sold, before.offered]),
    },
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
  columns: [
    ...OPERATION_TYPES.map((type): ReportKind<'income'>['columns'][number] => ({
      header: OPERATION_LABELS[type],
      text: ({ amounts }) => formatNaira(amounts[type]),
      href: (row, query) => linesOf(row, query, type),
    })),
    {
      header: 'Balance',
      text: ({ balance }) => formatNaira(balance),
      href: (row, query) => linesOf(row, query),
    },
  ],
  totals: [
    ...OPERATION_TYPES.map((type): ReportTotal<'income'> => ({
      label: OPERATION_LABELS[type],
      text: ({ amounts }) => formatNaira(amounts[type]),
      compared: (now, before) => compared(Math.abs(now.amounts[type]), Math.abs(before.amounts[type])),
    })),
    {
      label: 'Balance',
      text: ({ balance }) => formatNaira(balance),
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
  columns: [
    {
      header: 'Boarded trips',
      text: ({ trips }) => whole(trips),
      href: (row, query) => tripsOf(row, query, 'counted'),
    },
    {
      header: 'Seats sold',
      text: ({ sold }) => whole(sold),
      href: (row, query) => tripsOf(row, query, 'counted'),
    },
    {
      header: 'No-shows',
      text: (figures) => whole(figures.noShows),
      href: (row, query) => tripsOf(row, query, 'some'),
    },
    { header: 'No-show rate', text: (figures) => percent(figures.noShows, figures.sold) },
  ],
  totals: [
    counted('Boarded trips', 'trips'),
    counted('Seats sold', 'sold'),
    counted('No-shows', 'noShows'),
    {
      label: 'No-show rate',
      text: (figures) => percent(figures.noShows, figures.sold),
      compared: (now, before) => comparedShares([now.noShows, now.sold], [before.noShows, before.sold]),
    },
  ],
  drawing: {
    series: (total) => [{ label: 'No-shows', total: whole(total.noShows) }],
    values: (figures) => [figures.noShows],
    unit: 'count',
  },
};

/** How each report is shown. */
export const REPORT_KINDS: { readonly [Name in ReportName]: ReportKind<Name> } = { load, income, noShows };

/** A total that is a count, compared with that of the preceding period. */
function counted<Field extends string>(label: string, field: Field) {
  return {
    label,
    text: (total: Readonly<Record<Field, number>>) => whole(total[field]),
    compared: (now: Readonly<Record<Field, number>>, before: Readonly<Record<Field, number>>) =>
      compared(now[field], before[field]),
  };
}

type Share = readonly [part: number, all: number];

/** Compares two shares; returns undefined if either is a share of nothing. */
const comparedShares = ([part, all]: Share, [partBefore, allBefore]: Share) =>
  all === 0 || allBefore === 0 ? undefined : compared(part / all, partBefore / allBefore);
