import { GIVE_BACK_FACTS, type GiveBackFact } from '../giveBack';
import { OPERATION_LABELS, mapOperationTypes } from '../operation';
import type { ReportDefinition, ReportFigure } from './definition';
import type { ReportGroup } from './groups';

const report = <By extends ReportGroup, Counted extends string, Call extends string>(
  definition: ReportDefinition<By, Counted, Call>,
) => definition;

const count = (label: string, link?: ReportFigure['link']): ReportFigure => ({
  label,
  unit: 'count',
  ...(link && { link }),
});

const ofFact = (fact: GiveBackFact) => count(GIVE_BACK_FACTS[fact], { fact });

/** The reports of the head office, in the order of their tabs (docs/reports.md). */
export const REPORTS = {
  load: report({
    title: 'Load and departures',
    drawn: 'Load',
    empty: 'No trip was planned in this period',
    call: 'getLoadReport',
    does: 'report.see',
    counts: 'trips',
    hasRoutes: true,
    groups: ['route', 'weekday', 'routeAndWeekday', 'service', 'terminal'],
    figures: {
      planned: count('Planned', {}),
      run: count('Left'),
      cancelled: count('Cancelled', { status: 'Cancelled' }),
      late: count('Late'),
      seatsOffered: count('Seats offered', {}),
      seatsSold: count('Seats sold', {}),
    },
    shares: {
      onTime: { label: 'On time', of: ({ run, late }) => [run - late, run] },
      load: { label: 'Load factor', of: ({ seatsSold, seatsOffered }) => [seatsSold, seatsOffered] },
    },
    drawing: ['load'],
    former: { departures: 'service' },
  }),
  income: report({
    title: 'Income',
    drawn: 'Income and expenses',
    empty: 'Nothing came in or went out in this period',
    call: 'getIncomeReport',
    does: 'report.see',
    counts: 'operations',
    hasRoutes: false,
    groups: ['terminal', 'person', 'method', 'day', 'month', 'route', 'vehicle', 'trip'],
    figures: {
      ...mapOperationTypes((type): ReportFigure => ({
        label: OPERATION_LABELS[type],
        unit: 'naira',
        link: { type },
        within: 'amounts',
      })),
      luggage: { label: 'Of tickets: luggage', unit: 'naira', isSigned: true },
      income: { label: 'Income', unit: 'naira', isSigned: true },
      balance: { label: 'Balance', unit: 'naira', isSigned: true, link: {} },
    },
    drawing: ['TICKET_BOOKING', 'WAYBILL', 'EXPENSE'],
  }),
  noShows: report({
    title: 'No-shows',
    drawn: 'No-shows',
    empty: 'No bus was boarded in this period',
    call: 'getNoShowReport',
    does: 'report.see',
    counts: 'trips',
    hasRoutes: true,
    groups: ['route', 'terminal'],
    figures: {
      trips: count('Boarded trips', { noShows: 'counted' }),
      seatsSold: count('Seats sold', { noShows: 'counted' }),
      noShows: count('No-shows', { noShows: 'some' }),
    },
    shares: { rate: { label: 'No-show rate', of: ({ noShows, seatsSold }) => [noShows, seatsSold] } },
    drawing: ['noShows'],
  }),
  givenBack: report({
    title: 'Money given back',
    drawn: 'Money given back',
    empty: 'No money was given back in this period',
    call: 'getGivenBackReport',
    does: 'giveBack.see',
    counts: 'givenBack',
    hasRoutes: false,
    groups: ['person', 'terminal', 'way', 'day'],
    figures: {
      acts: count('Given back', {}),
      amount: { label: 'Amount', unit: 'naira', link: {} },
      afterPrinting: ofFact('afterPrinting'),
      afterBoarding: ofFact('afterBoarding'),
      afterDeparture: ofFact('afterDeparture'),
      alone: ofFact('alone'),
    },
    drawing: ['amount'],
  }),
  duties: report({
    title: 'Drivers',
    drawn: 'Hours',
    empty: 'No driver was on the road in this period',
    call: 'getDutyReport',
    does: 'report.see',
    counts: 'trips',
    hasRoutes: true,
    groups: ['driverAndMonth', 'driver'],
    figures: { trips: count('Trips'), minutes: { label: 'Hours', unit: 'minutes' } },
    drawing: ['minutes'],
  }),
  lateFares: report({
    title: 'Sold above the fare',
    drawn: 'Paid above the fare',
    empty: 'No ticket for this period was sold above the fare that holds now',
    call: 'getLateFareReport',
    does: 'report.see',
    counts: 'tickets',
    hasRoutes: true,
    groups: ['fareAndTicket', 'fare'],
    figures: {
      tickets: count('Tickets'),
      paid: { label: 'Paid', unit: 'naira' },
      above: { label: 'Above the fare', unit: 'naira', link: {} },
    },
    drawing: ['above'],
  }),
};

export type ReportName = keyof typeof REPORTS;
type Reports = typeof REPORTS;

/** The names of the figures that the server adds up for a report. */
export type FigureOf<Name extends ReportName> = keyof Reports[Name]['figures'];

/** The ways to group the rows of a report. */
export type GroupOf<Name extends ReportName> = Reports[Name]['groups'][number];

/** The name of a report's call. */
export type ReportCall = Reports[ReportName]['call'];

/** Returns what each report has for its call. */
export const mapReportCalls = <Value>(of: (name: ReportName) => Value): Record<ReportCall, Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has an entry for each report
  Object.fromEntries(REPORT_NAMES.map((name) => [REPORTS[name].call, of(name)])) as Record<ReportCall, Value>;

export const isReportName = (name: string): name is ReportName => Object.hasOwn(REPORTS, name);

export const reportNamed = (name: ReportName): ReportDefinition => REPORTS[name];

export const REPORT_NAMES: readonly ReportName[] = Object.keys(REPORTS).filter(isReportName);

/** Returns the requested group if the report has it, otherwise the report's first. */
export function reportGroup({ groups }: Pick<ReportDefinition, 'groups'>, requested: unknown): ReportGroup {
  const group = groups.find((one) => one === requested) ?? groups[0];
  if (group === undefined) throw new RangeError('A report has a group.');
  return group;
}

/** Returns the report that an address names, the first if none has this name; of a former name also how its rows were grouped. */
export function reportAt(word: string | null): { name: ReportName; by?: ReportGroup } {
  if (word !== null && isReportName(word)) return { name: word };
  for (const name of REPORT_NAMES) {
    const [, by] = Object.entries(reportNamed(name).former ?? {}).find(([former]) => former === word) ?? [];
    if (by !== undefined) return { name, by };
  }
  return { name: 'load' };
}
