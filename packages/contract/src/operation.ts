import type { OperationType } from '@motorpark/domain';
import { get } from './call';
import type { WireExpense } from './expense';
import type { WireTicketOverview } from './ticket';
import type { QueryOf } from './search';
import { type Data, type WireNaira } from './wire';
import type { WireWaybillOverview } from './waybill';

/** Which operations, all of it optional. Staff get those of their own terminal whatever they ask for. */
export interface OperationQuery {
  /** Business days in Lagos, `yyyy-mm-dd`, both included. */
  from?: string;
  to?: string;
  terminal_id?: string;
  /** Who did it. */
  person_id?: string;
  /** How it was paid, `none` where the line doesn't say. */
  method?: string;
  /** In which drawer it is: a shift that the caller may see, or `mine` for theirs that is not closed. */
  shift_id?: string;
}

/** A page of them; their type is what other lists call the status. */
export interface OperationListQuery
  extends OperationQuery, Omit<QueryOf<'operations'>, 'status' | 'direction'> {
  type?: OperationType;
}

/** One line of the ledger. */
export interface WireOperation {
  id: string;
  type: OperationType;
  description: string;
  /** Signed: what came in is positive, what went out or back is negative. */
  amount: WireNaira;
  /** An instant. */
  timestamp: string;
  /** Tickets and waybills go from a terminal to another; an expense has its one place. */
  route?: { origin: string; destination: string };
  location?: string;
  /** Which terminal's money it is, and who did it. */
  terminal: string;
  by: string;
  /** It takes back an earlier one. */
  is_reversal: boolean;
}

/** A page of the ledger, newest first. */
export interface OperationPage extends Data<WireOperation[]> {
  next_cursor: string | null;
  /** How many there are in all, counted as in every list. */
  total: number;
  /** Only with the first page: how many there are of each type, as in every list. */
  counts?: Readonly<Record<string, number | null>>;
}

/** One operation with the ticket, waybill or expense that it is about, deleted ones too. */
export interface WireOperationDetails extends WireOperation {
  ticket?: WireTicketOverview;
  waybill?: WireWaybillOverview;
  expense?: WireExpense;
}

/** The figures of a period: they are the sums of the operations that get_operations lists for the same query. */
export interface WireSummary {
  income: WireNaira;
  ticket_income: WireNaira;
  waybill_income: WireNaira;
  /** What was spent: positive. */
  expenses: WireNaira;
  /** Income less expenses. */
  balance: WireNaira;
  /** Tickets sold, parcels taken in and expenses approved in the period, less those taken back. */
  counts: { tickets: number; waybills: number; expenses: number };
  /** Each day of the period on which there was something, oldest first. */
  days: { day: string; ticket_income: WireNaira; waybill_income: WireNaira; expenses: WireNaira }[];
  /** As of now, whatever the period: by status, of what is within the person's reach or the terminal asked for. */
  ticket_status: Record<string, number>;
  waybill_status: { outgoing: Record<string, number>; incoming: Record<string, number> };
  /** Waybills for or from the terminal that wait: Pending; and those delivered since Monday. */
  shipments: { to_review: number; delivered_this_week: number };
  /** How many there are in the company. */
  office: { vehicles: number; admins: number; terminals: number; routes: number };
}

export const operationExtensions = {
  getOperations: get<OperationListQuery, OperationPage>('/api/get_operations', {
    does: 'operation.see',
    capability: 'operations',
  }),
  getOperation: get<Record<string, never>, Data<WireOperationDetails>>('/api/get_operation/{id}', {
    does: 'operation.see',
    capability: 'operations',
  }),
  getSummary: get<OperationQuery, Data<WireSummary>>('/api/get_summary', {
    does: 'operation.see',
    capability: 'operations',
  }),
};
