import type { OperationType, ReportGroup, ReportName } from '@motorpark/domain';
import { get } from './call';
import type { Data, WireNaira } from './wire';

/** Which report, all of it optional. */
export interface ReportQuery<Name extends ReportName = ReportName> {
  /** What its rows are. */
  by?: ReportGroup<Name>;
  /** Business days in Lagos, `yyyy-mm-dd`, both included. */
  from?: string;
  to?: string;
  /** Of trips the terminal that they leave, of money the one whose it is. */
  terminal_id?: string;
  /** Of trips alone. */
  route_id?: string;
  /** The rows as a file for a spreadsheet. */
  format?: 'csv';
}

/** What a row is about. */
export interface WireReportSubject {
  /** A record's id, a day, a way of paying, or a weekday's number, 1 for Monday. */
  id: string;
  name: string;
  /** Only by route and weekday. */
  weekday?: number;
}

export interface WireLoad {
  trips: number;
  seats_offered: number;
  seats_sold: number;
}

export interface WireIncome {
  /** What the lines of each kind come to: what came in is positive, what went out negative. */
  amounts: Readonly<Record<OperationType, WireNaira>>;
  balance: WireNaira;
}

/** Of trips that were boarded and have left: everybody who had a seat boarded or did not come. */
export interface WireNoShows {
  trips: number;
  seats_sold: number;
  no_shows: number;
}

export interface WireReport<Figures> {
  rows: (WireReportSubject & Figures)[];
  /** What the rows come to together. */
  total: Figures;
}

const REPORT = { does: 'report.see', capability: 'reports' } as const;

export const reportExtensions = {
  getLoadReport: get<ReportQuery<'load'>, Data<WireReport<WireLoad>>>('/api/get_load_report', REPORT),
  /** The sums of what `get_operations` lists for the same days and terminal. */
  getIncomeReport: get<ReportQuery<'income'>, Data<WireReport<WireIncome>>>('/api/get_income_report', REPORT),
  getNoShowReport: get<ReportQuery<'noShows'>, Data<WireReport<WireNoShows>>>(
    '/api/get_no_show_report',
    REPORT,
  ),
};
