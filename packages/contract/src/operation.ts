import {
  type DayFigures,
  type LedgerEntry,
  OPERATION_TYPES,
  type Operation,
  type OperationType,
  type Summary,
} from '@motorpark/domain';
import { answering, byStatus, data, found } from './answer';
import { get } from './call';
import { type WireOf, count, day, flag, instant, list, naira, oneOf, optional, orNull, text } from './codec';
import { type FieldsOf, as, record } from './record';
import type { QueryOf } from './search';

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

interface ForSheet {
  /** The id of the line that it takes back. */
  reverses: string | undefined;
}

/** The document, the drawer and the accounts of a line; null where there is none. */
const entryCodec = record({
  number: orNull(text),
  customer: orNull(text),
  method: orNull(text),
  reference: orNull(text),
  counter: orNull(text),
  reportNumber: orNull(count),
  reverses: orNull(text),
  reversedAt: orNull(instant),
  account: orNull(text),
  counterAccount: orNull(text),
} satisfies FieldsOf<LedgerEntry & ForSheet>);
export type WireLedgerEntry = WireOf<typeof entryCodec>;

export const operationCodec = record({
  id: text,
  type: oneOf(OPERATION_TYPES),
  description: text,
  amount: orNull(naira),
  at: as('timestamp', instant),
  /** Of a ticket or waybill; an expense has a single `location`. */
  route: optional(record({ origin: text, destination: text })),
  location: optional(text),
  terminal: text,
  by: text,
  isReversal: flag,
  isLuggage: optional(flag),
  /** Only for those who see the ledger of all terminals. */
  entry: optional(entryCodec),
} satisfies FieldsOf<Operation>);
export type WireOperation = WireOf<typeof operationCodec>;

const counted = byStatus(count.read);

/** The figures of a period: the sums of the operations that get_operations lists for the same query. */
export const summaryCodec = record({
  income: naira,
  ticketIncome: naira,
  waybillIncome: naira,
  expenses: naira,
  balance: naira,
  uncounted: count,
  counts: record({ tickets: count, waybills: count, expenses: count }),
  days: list(
    record({
      day,
      ticketIncome: naira,
      waybillIncome: naira,
      expenses: naira,
    } satisfies FieldsOf<DayFigures>),
  ),
  /** Current counts by status, independent of the period, of the records that the caller may see or of the requested terminal. */
  ticketStatus: counted,
  waybillStatus: record({ outgoing: counted, incoming: counted }),
  /** Waybills to or from the terminal: the number of Pending ones, and of those delivered since Monday. */
  shipments: record({ toReview: count, deliveredThisWeek: count }),
  /** Number of records in the company. */
  office: record({ vehicles: count, admins: count, terminals: count, routes: count }),
} satisfies FieldsOf<Summary>);
export type WireSummary = WireOf<typeof summaryCodec>;

export const operationExtensions = {
  getOperations: answering(
    found(operationCodec),
    get<OperationListQuery>('/api/get_operations', { does: 'operation.see' }),
  ),
  /** Adds up the lines that `getOperations` lists for the same filter, type and search. */
  getSummary: answering(
    data(summaryCodec),
    get<OperationQuery & Pick<OperationListQuery, 'type' | 'q'>>('/api/get_summary', {
      does: 'operation.see',
    }),
  ),
};
