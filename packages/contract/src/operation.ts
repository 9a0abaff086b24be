import type { OperationType } from '@motorpark/domain';
import { get } from './call';
import type { WireExpense } from './expense';
import type { WireTicketOverview } from './ticket';
import type { QueryOf } from './search';
import { type Data, type WireNaira } from './wire';
import type { WireWaybillOverview } from './waybill';

/** Filters operations; all fields are optional. Staff always see those of their own terminal. */
export interface OperationQuery {
  /** Range of business days in Lagos, `yyyy-mm-dd`, both ends included. */
  from?: string;
  to?: string;
  terminal_id?: string;
  /** The id of the user who made it. */
  person_id?: string;
  /** The payment method; `none` matches lines without one. */
  method?: string;
  /** The shift in whose drawer it is: the id of one that the caller may see, or `mine` for their own shift that is not closed. */
  shift_id?: string;
  /** What earned or cost it; `none` matches lines of no route, vehicle or trip. */
  route_id?: string;
  vehicle_id?: string;
  trip_id?: string;
}

/** Selects a page of operations; the type takes the place of other lists' status. */
export interface OperationListQuery
  extends OperationQuery, Omit<QueryOf<'operations'>, 'status' | 'direction'> {
  type?: OperationType;
}

export interface WireOperation {
  id: string;
  type: OperationType;
  description: string;
  /** Signed: income is positive, spending and reversals of income are negative. Null for staff while it is in a colleague's drawer that nobody has counted. */
  amount: WireNaira | null;
  /** An instant. */
  timestamp: string;
  /** Origin and destination of a ticket or waybill; an expense has a single `location`. */
  route?: { origin: string; destination: string };
  location?: string;
  /** The terminal in whose books it is, and the user who made it. */
  terminal: string;
  by: string;
  /** Whether it reverses an earlier operation. */
  is_reversal: boolean;
  /** Only for those who see the ledger of all terminals. */
  entry?: WireLedgerEntry;
}

/** The document, the drawer and the accounts of a line; null where there is none. */
export interface WireLedgerEntry {
  /** The number of its ticket or waybill, and (`customer`) who bought or sent it. */
  number: string | null;
  customer: string | null;
  method: string | null;
  reference: string | null;
  counter: string | null;
  report_number: number | null;
  /** The id of the line that it takes back, and when that was made. */
  reverses: string | null;
  reversed_at: string | null;
  /** The account of what was sold or spent, and (`counter_account`) that of the money; as the company has set them. */
  account: string | null;
  counter_account: string | null;
}

/** A page of the ledger, newest first. */
export interface OperationPage extends Data<WireOperation[]> {
  next_cursor: string | null;
  /** Total number of operations, counted as in every list. */
  total: number;
  /** Number of operations of each type, as in every list; only on the first page. */
  counts?: Readonly<Record<string, number | null>>;
}

/** One operation with its ticket, waybill or expense, also if that was deleted. */
export interface WireOperationDetails extends WireOperation {
  ticket?: WireTicketOverview;
  waybill?: WireWaybillOverview;
  expense?: WireExpense;
  passenger_email?: string;
}

/** The figures of a period: the sums of the operations that get_operations lists for the same query. */
export interface WireSummary {
  income: WireNaira;
  ticket_income: WireNaira;
  waybill_income: WireNaira;
  /** Spending, as a positive amount. */
  expenses: WireNaira;
  /** Income less expenses. */
  balance: WireNaira;
  /** Number of operations that no figure includes, because their drawers are colleagues' and not counted yet. */
  uncounted?: number;
  /** Number of tickets sold, parcels taken in and expenses approved in the period, minus reversals. */
  counts: { tickets: number; waybills: number; expenses: number };
  /** The days of the period with operations, oldest first. */
  days: { day: string; ticket_income: WireNaira; waybill_income: WireNaira; expenses: WireNaira }[];
  /** Current counts by status, independent of the period, of the records that the caller may see or of the requested terminal. */
  ticket_status: Record<string, number>;
  waybill_status: { outgoing: Record<string, number>; incoming: Record<string, number> };
  /** Waybills to or from the terminal: the number of Pending ones, and of those delivered since Monday. */
  shipments: { to_review: number; delivered_this_week: number };
  /** Number of records in the company. */
  office: { vehicles: number; admins: number; terminals: number; routes: number };
}

export const operationExtensions = {
  getOperations: get<OperationListQuery, OperationPage>('/api/get_operations', {
    does: 'operation.see',
  }),
  getOperation: get<Record<string, never>, Data<WireOperationDetails>>('/api/get_operation/{id}', {
    does: 'operation.see',
  }),
  /** Adds up the lines that `getOperations` lists for the same filter, type and search. */
  getSummary: get<OperationQuery & Pick<OperationListQuery, 'type' | 'q'>, Data<WireSummary>>(
    '/api/get_summary',
    {
      does: 'operation.see',
    },
  ),
};
