import type { Expense } from '../expense';
import { type Day, type Instant, type Kobo, type Region, formatSignedNaira } from '../format';
import type { Ticket } from '../ticket';
import type { Waybill } from '../waybill';

export const OPERATION_TYPES = ['TICKET_BOOKING', 'WAYBILL', 'EXPENSE'] as const;
export type OperationType = (typeof OPERATION_TYPES)[number];

export const OPERATION_LABELS: Readonly<Record<OperationType, string>> = {
  TICKET_BOOKING: 'Ticket',
  WAYBILL: 'Waybill',
  EXPENSE: 'Expense',
};

export const OPERATION_TITLES: Readonly<Record<OperationType, string>> = {
  TICKET_BOOKING: 'Ticket Booking',
  WAYBILL: 'Waybill Booking',
  EXPENSE: 'Expense',
};

/** Whether a server's operation type is known; the details of an unknown type say 'Invalid transaction type'. */
export const isOperationType = (type: string): type is OperationType =>
  OPERATION_TYPES.some((known) => known === type);

export const mapOperationTypes = <Value>(of: (type: OperationType) => Value): Record<OperationType, Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has an entry for each type
  Object.fromEntries(OPERATION_TYPES.map((type) => [type, of(type)])) as Record<OperationType, Value>;

/** What earns or costs money besides terminals and people. */
export const EARNER_KINDS = ['route', 'vehicle', 'trip'] as const;
export type Earner = (typeof EARNER_KINDS)[number];

/** What a line of the ledger is, in a word: luggage is money of a ticket, and has its own. */
export const operationLabel = ({ type, isLuggage }: Pick<Operation, 'type' | 'isLuggage'>): string =>
  isLuggage ? 'Luggage' : OPERATION_LABELS[type];

/** One line of the company's ledger. */
export interface Operation {
  id: string;
  type: OperationType;
  description: string;
  /** Signed: income is positive, spending negative. Undefined for staff while it is in a colleague's drawer that nobody has counted. */
  amount: Kobo | undefined;
  at: Instant;
  /** Origin and destination, or (`location`) the single place of the operation. */
  route?: { origin: string; destination: string } | undefined;
  location?: string | undefined;
  /** The terminal in whose books it is, and (`by`) the name of the user who made it. */
  terminal?: string | undefined;
  by?: string | undefined;
  /** Whether it reverses an earlier operation. */
  isReversal?: boolean | undefined;
  /** Whether it was paid for the luggage of its ticket. */
  isLuggage?: boolean | undefined;
  /** What the head office's accountant needs of it. */
  entry?: LedgerEntry | undefined;
}

/** The document, the drawer and the accounts of a line of the ledger; undefined where there is none. */
export interface LedgerEntry {
  /** The number of its ticket or waybill, and (`customer`) who bought or sent it. */
  number: string | undefined;
  customer: string | undefined;
  method: string | undefined;
  /** The reference of a transfer or card payment. */
  reference: string | undefined;
  /** The counter of its shift, and the number of the shift's report. */
  counter: string | undefined;
  reportNumber: number | undefined;
  /** When the line that it takes back was made. */
  reversedAt: Instant | undefined;
  /** The account of what was sold or spent, and (`counterAccount`) that of the money. */
  account: string | undefined;
  counterAccount: string | undefined;
}

/** The text of an amount that staff may not know yet. */
export const operationAmount = ({ amount }: Pick<Operation, 'amount'>, region?: Region): string =>
  amount === undefined ? 'Not counted yet' : formatSignedNaira(amount, region);

/** An operation with its ticket, waybill or expense, also if that was deleted. */
export interface OperationDetails extends Operation {
  ticket?: Ticket | undefined;
  waybill?: Waybill | undefined;
  expense?: Expense | undefined;
  passengerEmail?: string | undefined;
}

/** Filters operations by period, terminal, type and more; an undefined field does not filter. */
export interface OperationFilter {
  from?: Day | undefined;
  to?: Day | undefined;
  terminalId?: string | undefined;
  type?: OperationType | undefined;
  /** The id of the user who made it. */
  personId?: string | undefined;
  /** The payment method; `NO_METHOD` matches lines without one. */
  method?: string | undefined;
  /** The shift in whose drawer it is: a shift's id, or `MY_SHIFT`. */
  shiftId?: string | undefined;
  /** The ids of what earned or cost it; `NO_METHOD` matches lines of no route, vehicle or trip. */
  earners?: Readonly<Partial<Record<Earner, string | undefined>>> | undefined;
  /** The search text of the lines, for their figures. */
  text?: string | undefined;
}

/** Stands for the caller's shift that is not closed; without one no operation matches. */
export const MY_SHIFT = 'mine';
