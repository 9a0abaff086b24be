import type { Day, Instant, Kobo } from '../format';
import type { GiveBackFact } from '../giveBack';
import type { OperationType } from '../operation';

/** The reports of the head office (docs/reports.md). */
export const REPORTS = ['load', 'income', 'noShows', 'givenBack', 'departures', 'seatKm', 'duties'] as const;
export type ReportName = (typeof REPORTS)[number];

/** The ways to group the rows of each report; the first is the default. */
export const REPORT_GROUPS = {
  load: ['route', 'weekday', 'routeAndWeekday', 'service'],
  income: ['terminal', 'person', 'method', 'day', 'month', 'route', 'vehicle', 'trip'],
  noShows: ['route', 'terminal'],
  givenBack: ['person', 'terminal', 'way', 'day'],
  departures: ['service', 'route', 'terminal'],
  seatKm: ['route', 'service'],
  duties: ['driverAndMonth', 'driver'],
} as const satisfies Record<ReportName, readonly string[]>;

export type ReportGroup<Name extends ReportName = ReportName> = (typeof REPORT_GROUPS)[Name][number];

/** Returns the requested group if the report has it, otherwise the report's first. */
export function reportGroup<Name extends ReportName>(name: Name, requested: unknown): ReportGroup<Name> {
  const groups: readonly ReportGroup<Name>[] = REPORT_GROUPS[name];
  const [fallback] = groups;
  const group = groups.find((one) => one === requested) ?? fallback;
  if (group === undefined) throw new RangeError(`${name} has no groups`);
  return group;
}

/** Weekdays in the order of ISO 8601; Monday is 1. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Returns the name of an ISO weekday; undefined if the number is not one. */
export const weekdayName = (weekday: number): string | undefined => WEEKDAYS[weekday - 1];

/** Stands for ledger lines without a payment method, of a kind that is not paid at a counter or older than the column; for lines of no route, vehicle or trip; and for trips of no service. */
export const NO_METHOD = 'none';

/** Stands for what the company's rule did, in a report by person. */
export const BY_RULE = 'rule';

/** Filters the figures of a report; an undefined field does not filter. */
export interface ReportFilter {
  from?: Day | undefined;
  to?: Day | undefined;
  /** For trips the terminal of origin, for money the terminal in whose books it is. */
  terminalId?: string | undefined;
  /** Applies only to trips. */
  routeId?: string | undefined;
}

/** Number of trips, seats offered and seats sold. */
export interface LoadFigures {
  trips: number;
  offered: number;
  sold: number;
}

/** The sums of ledger lines by type, income positive and spending negative, and their balance. */
export interface IncomeFigures {
  amounts: Readonly<Record<OperationType, Kobo>>;
  /** Tickets and waybills together. */
  income: Kobo;
  balance: Kobo;
}

/** Of trips that were boarded: the number of trips, sold seats and no-shows. */
export interface NoShowFigures {
  trips: number;
  sold: number;
  noShows: number;
}

/** Acts of giving money back: how many, their sum, and how many of them were done after a moment or by a person alone. */
export interface GivenBackFigures extends Record<GiveBackFact, number> {
  acts: number;
  amount: Kobo;
}

/** Trips by what became of them. Those that are planned are all of them; some may not have left yet. */
export interface DepartureFigures {
  planned: number;
  /** Those that left. */
  run: number;
  cancelled: number;
  /** Those that left more than a quarter of an hour after their first planned departure. */
  late: number;
}

/** Of trips that left: what their tickets earned, and the seats that they offered over the distance. */
export interface SeatKmFigures {
  trips: number;
  /** Seats times kilometres. */
  seatKm: number;
  income: Kobo;
}

/** The trips of drivers that left, as first or second driver, and how long they take by their routes. */
export interface DutyFigures {
  trips: number;
  minutes: number;
}

export interface ReportFigures {
  load: LoadFigures;
  income: IncomeFigures;
  noShows: NoShowFigures;
  givenBack: GivenBackFigures;
  departures: DepartureFigures;
  seatKm: SeatKmFigures;
  duties: DutyFigures;
}

export interface ReportSubject {
  /** A record's id, a day, a month (`2025-01`), a payment method, or a weekday's number; the route's id if `weekday` is set. */
  id: string;
  name: string;
  /** The ISO weekday, in rows for one weekday of a route. */
  weekday?: number | undefined;
  /** When it leaves, in rows for trips. */
  departsAt?: Instant | undefined;
  /** `2025-01`, in rows for one month of a driver. */
  month?: string | undefined;
}

export type ReportRow<Name extends ReportName> = ReportSubject & ReportFigures[Name];

/** A report: a row for each subject, and the total of all rows. */
export interface Report<Name extends ReportName> {
  rows: ReportRow<Name>[];
  /** Number of further rows, which only the file has; the total includes them. */
  more?: number | undefined;
  total: ReportFigures[Name];
}
