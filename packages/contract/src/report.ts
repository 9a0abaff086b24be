import type { OperationType, ReportGroup, ReportName } from '@motorpark/domain';
import { get } from './call';
import type { Data, WireNaira } from './wire';

/** Selects and filters a report; all fields are optional. */
export interface ReportQuery<Name extends ReportName = ReportName> {
  by?: ReportGroup<Name>;
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

export interface WireLoad {
  trips: number;
  seats_offered: number;
  seats_sold: number;
}

export interface WireIncome {
  /** The sums of the lines of each type: income is positive, spending negative. */
  amounts: Readonly<Record<OperationType, WireNaira>>;
  /** Tickets and waybills together. */
  income: WireNaira;
  balance: WireNaira;
}

/** Counts trips that were boarded and have left: each of their passengers boarded or is a no-show. */
export interface WireNoShows {
  trips: number;
  seats_sold: number;
  no_shows: number;
}

/** Counts the trips of a period, also cancelled ones. */
export interface WireDepartures {
  planned: number;
  run: number;
  cancelled: number;
  late: number;
}

/** Counts trips that left on routes whose distance is a number of kilometres. */
export interface WireSeatKm {
  trips: number;
  seat_km: number;
  /** Of their tickets. */
  income: WireNaira;
}

/** Counts trips that left, for each of their drivers. */
export interface WireDuties {
  trips: number;
  minutes: number;
}

export interface WireReport<Figures> {
  rows: (WireReportSubject & Figures)[];
  total: Figures;
  /** Number of further rows, which only the file has; the total includes them. */
  more?: number;
}

const REPORT = { does: 'report.see' } as const;

export const reportExtensions = {
  getLoadReport: get<ReportQuery<'load'>, Data<WireReport<WireLoad>>>('/api/get_load_report', REPORT),
  /** Returns the sums of the operations that `get_operations` lists for the same days and terminal. */
  getIncomeReport: get<ReportQuery<'income'>, Data<WireReport<WireIncome>>>('/api/get_income_report', REPORT),
  getNoShowReport: get<ReportQuery<'noShows'>, Data<WireReport<WireNoShows>>>(
    '/api/get_no_show_report',
    REPORT,
  ),
  getDepartureReport: get<ReportQuery<'departures'>, Data<WireReport<WireDepartures>>>(
    '/api/get_departure_report',
    REPORT,
  ),
  getSeatKmReport: get<ReportQuery<'seatKm'>, Data<WireReport<WireSeatKm>>>(
    '/api/get_seat_km_report',
    REPORT,
  ),
  getDutyReport: get<ReportQuery<'duties'>, Data<WireReport<WireDuties>>>('/api/get_duty_report', REPORT),
};
