import type { Day, Kobo } from '../format';
import type { OperationType } from '../operation';

/** What the head office reads: how full its buses are, what came in and went out, who did not come (docs/reports.md). */
export const REPORTS = ['load', 'income', 'noShows'] as const;
export type ReportName = (typeof REPORTS)[number];

/** What the rows of each report are; the first unless somebody chooses another. */
export const REPORT_GROUPS = {
  load: ['route', 'weekday', 'routeAndWeekday'],
  income: ['terminal', 'person', 'method', 'day'],
  noShows: ['route', 'terminal'],
} as const satisfies Record<ReportName, readonly string[]>;

export type ReportGroup<Name extends ReportName = ReportName> = (typeof REPORT_GROUPS)[Name][number];

/** The group that is asked for, else the report's first. */
export function reportGroup<Name extends ReportName>(name: Name, said: unknown): ReportGroup<Name> {
  const groups: readonly ReportGroup<Name>[] = REPORT_GROUPS[name];
  const [usual] = groups;
  const group = groups.find((one) => one === said) ?? usual;
  if (group === undefined) throw new RangeError(`${name} has no groups`);
  return group;
}

/** As ISO 8601 counts them, from Monday, which is 1. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The name of a weekday; empty for a number that is not one. */
export const weekdayName = (weekday: number): string | undefined => WEEKDAYS[weekday - 1];

/** What money was paid by, as far as a line of the ledger says it: one of a kind that is not paid at a counter, or older, says none. */
export const NO_METHOD = 'none';

/** Which of the company's doings; a field that is left out does not narrow. */
export interface ReportFilter {
  from?: Day | undefined;
  to?: Day | undefined;
  /** Of trips the terminal that they leave, of money the one whose it is. */
  terminalId?: string | undefined;
  /** Of trips alone. */
  routeId?: string | undefined;
}

/** Trips and their seats. */
export interface LoadFigures {
  trips: number;
  offered: number;
  sold: number;
}

/** The lines of the ledger by their kind: what came in, what went out as a negative amount, and both together. */
export interface IncomeFigures {
  amounts: Readonly<Record<OperationType, Kobo>>;
  balance: Kobo;
}

/** Of buses that were boarded: who had a seat, and who of them did not come. */
export interface NoShowFigures {
  trips: number;
  sold: number;
  noShows: number;
}

export interface ReportFigures {
  load: LoadFigures;
  income: IncomeFigures;
  noShows: NoShowFigures;
}

/** What a row of a report is about. */
export interface ReportSubject {
  /** A record's id, a day, a way of paying, or a weekday's number; with `weekday` the route's. */
  id: string;
  name: string;
  /** Of a row that is about one weekday of a route. */
  weekday?: number | undefined;
}

export type ReportRow<Name extends ReportName> = ReportSubject & ReportFigures[Name];

/** A report: a row for each subject, and what they come to together. */
export interface Report<Name extends ReportName> {
  rows: ReportRow<Name>[];
  total: ReportFigures[Name];
}
