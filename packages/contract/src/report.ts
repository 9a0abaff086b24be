import {
  REPORTS,
  type ReportFigure,
  type ReportGroup,
  type ReportName,
  mapReportCalls,
} from '@motorpark/domain';
import { type Call, get } from './call';
import type { Data, WireNaira } from './wire';

/** Selects and filters a report; all fields are optional. */
export interface ReportQuery {
  by?: ReportGroup;
  /** Range of business days in Lagos, `yyyy-mm-dd`, both ends included. */
  from?: string;
  to?: string;
  /** For trips the terminal of origin, for money the terminal in whose books it is. */
  terminal_id?: string;
  /** Applies only to trips. */
  route_id?: string;
  /** Returns the rows as a CSV file. */
  format?: 'csv';
}

export interface WireReportSubject {
  /** A record's id, a day, a month (`2025-01`), a payment method, or an ISO weekday's number, 1 for Monday. */
  id: string;
  name: string;
  /** Only if grouped by route and weekday. */
  weekday?: number;
  /** When it leaves, an instant; only if grouped by trip. */
  departs_at?: string;
  /** `2025-01`; only if grouped by driver and month. */
  month?: string;
}

/** The figures of a report's definition by their names in snake case; income is positive, spending negative. */
export type WireFigures = Readonly<Record<string, WireNaira | Readonly<Record<string, WireNaira>>>>;

export interface WireReport {
  rows: (WireReportSubject & WireFigures)[];
  total: WireFigures;
  /** Number of further rows, which only the file has; the total includes them. */
  more?: number;
}

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Where a figure is sent in its row: `['seats_sold']`, `['amounts', 'EXPENSE']`. */
export const wireFigure = (name: string, { within }: ReportFigure): readonly [string, ...string[]] =>
  within === undefined ? [inSnakeCase(name)] : [within, name];

export function reportCall(name: ReportName): Call<ReportQuery, Data<WireReport>> {
  const { call, does } = REPORTS[name];
  return get(`/api/${inSnakeCase(call)}`, { does });
}

export const reportExtensions = mapReportCalls(reportCall);
