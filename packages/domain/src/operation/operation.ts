import type { Expense } from '../expense';
import type { Day, Instant, Kobo } from '../format';
import type { Ticket } from '../ticket';
import type { Waybill } from '../waybill';

export const OPERATION_TYPES = ['TICKET_BOOKING', 'WAYBILL', 'EXPENSE'] as const;
export type OperationType = (typeof OPERATION_TYPES)[number];

/** How a list names what an operation is about. */
export const OPERATION_LABELS: Readonly<Record<OperationType, string>> = {
  TICKET_BOOKING: 'Ticket',
  WAYBILL: 'Waybill',
  EXPENSE: 'Expense',
};

/** How the details are headed. */
export const OPERATION_TITLES: Readonly<Record<OperationType, string>> = {
  TICKET_BOOKING: 'Ticket Booking',
  WAYBILL: 'Waybill Booking',
  EXPENSE: 'Expense',
};

/** Whether a server's word is a type that we know; details of any other say 'Invalid transaction type'. */
export const isOperationType = (type: string): type is OperationType =>
  OPERATION_TYPES.some((known) => known === type);

/** Something for each kind of operation. */
export const ofEachType = <Value>(of: (type: OperationType) => Value): Record<OperationType, Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for each
  Object.fromEntries(OPERATION_TYPES.map((type) => [type, of(type)])) as Record<OperationType, Value>;

/** One line of the company's ledger. */
export interface Operation {
  id: string;
  type: OperationType;
  description: string;
  /** Signed: what came in is positive. */
  amount: Kobo;
  at: Instant;
  /** Where it goes from and to, or the one place where it happened. */
  route?: { origin: string; destination: string } | undefined;
  location?: string | undefined;
  /** Whose money it is, and who did it. */
  terminal?: string | undefined;
  by?: string | undefined;
  /** It takes back an earlier one. */
  isReversal?: boolean | undefined;
}

/** An operation with what it is about, deleted or not. */
export interface OperationDetails extends Operation {
  ticket?: Ticket | undefined;
  waybill?: Waybill | undefined;
  expense?: Expense | undefined;
}

/** Which operations: of a period, a terminal, a type; a field that is left out does not filter. */
export interface OperationFilter {
  from?: Day | undefined;
  to?: Day | undefined;
  terminalId?: string | undefined;
  type?: OperationType | undefined;
  /** Who did it. */
  personId?: string | undefined;
  /** How it was paid; `NO_METHOD` where the line doesn't say. */
  method?: string | undefined;
  /** In which drawer it is: a shift, or `MY_SHIFT`. */
  shiftId?: string | undefined;
}

/** The shift of whoever asks that is not closed; without one it has no lines. */
export const MY_SHIFT = 'mine';
