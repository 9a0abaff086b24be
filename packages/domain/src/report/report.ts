import type { Day, Instant } from '../format';

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

/** What a row is about. */
export interface ReportSubject {
  /** A record's id, a day, a month (`2025-01`), a payment method, or a weekday's number. */
  id: string;
  name: string;
  /** The ISO weekday, in rows for one weekday of a route. */
  weekday?: number | undefined;
  /** `2025-01`, in rows for one month of a driver. */
  month?: string | undefined;
  /** The number, in rows for one ticket of a fare. */
  ticket?: string | undefined;
  /** When it leaves, in rows for trips. */
  departsAt?: Instant | undefined;
}

/** The figures of a row or of all rows, by their names in the report's definition; money in kobo. */
export type ReportFigures = Readonly<Record<string, number>>;

export interface ReportRow extends ReportSubject {
  figures: ReportFigures;
}

/** A report: a row for each subject, and the total of all rows. */
export interface Report {
  rows: ReportRow[];
  /** Number of further rows, which only the file has; the total includes them. */
  more?: number | undefined;
  total: ReportFigures;
}
