import type { ExpensePayload, TicketPayload, WaybillPayload } from '@motorpark/contract';
import type { ExpenseForm, FieldErrors, Ticket, Waybill } from '@motorpark/domain';
import type { ApiFailure } from '../failure/failure';
import type { Save, Saved } from '../rows/records';
import type { Booking } from '../ticket/ticket.endpoints';
import type { WaybillOrder } from '../waybill/waybill.endpoints';

export interface Orders {
  ticket: Omit<Booking, 'retryKey' | 'payload' | 'madeInShift'>;
  waybill: Omit<WaybillOrder, 'retryKey' | 'payload' | 'madeInShift'>;
  expense: Pick<Save<ExpenseForm>, 'form'>;
}

export interface Payloads {
  ticket: TicketPayload;
  waybill: WaybillPayload;
  expense: ExpensePayload;
}

export interface Results {
  ticket: Ticket;
  waybill: Waybill;
  expense: Saved;
}

export type SaleKind = keyof Orders;

export interface SaleFact {
  term: string;
  value: string;
}

/** Joins facts in one line; seats keep their term, since a number alone would be unclear. */
export const factLine = (facts: readonly SaleFact[]): string =>
  facts.map(({ term, value }) => (SEATS.has(term) ? `${term} ${value}` : value)).join(', ');

const SEATS: ReadonlySet<string> = new Set(['Seat', 'Seats']);

export interface NewSale<Kind extends SaleKind = SaleKind> {
  /** Its retry key: one filled-in form, one key, for every try on every day. */
  key: string;
  kind: Kind;
  order: Orders[Kind];
  /** The payload of the first try: a newer version of the app might build another one, and the server refuses the same key with another payload. */
  payload?: Payloads[Kind] | undefined;
  /** The shift that was open when the sale was stored, as far as this machine knows. */
  madeInShift?: string | undefined;
  /** The form as typed, for correcting a refused sale. */
  draft: object;
  /** The facts by which the clerk recognises the sale, shortest first. */
  facts: readonly SaleFact[];
  /** Whether the customer can travel with its slip: nobody else can get the seats, and the payment needs no confirmation. */
  isSlipValid?: boolean | undefined;
}

export interface Unsent extends NewSale {
  /** When it was stored, in milliseconds by this machine's clock; for display. */
  since: number;
  /**
   * `written`: never sent. `sent`: sent without a response. `refused`: the server refused it. `discarded`: discarded here, which the server has not recorded
   * yet.
   */
  state: 'written' | 'sent' | 'refused' | 'discarded';
  slips?: number | undefined;
  discard?: DiscardNote | undefined;
  /** The message and field errors of the last try. */
  failure?: string | undefined;
  errors?: FieldErrors | undefined;
}

/** The result of sending a form: of a sale, or of an edit. */
export type Delivery<Result> =
  | { state: 'saved'; result: Result }
  | Failed
  /** It is stored and will be sent again. `isOwnFault`: the server responded that it failed on this sale, so that others may go through. */
  | { state: 'unsent'; isOwnFault?: boolean };

/** The server refused it; the form keeps its values. */
export interface Failed {
  state: 'failed';
  failure: ApiFailure;
  /** Undefined if another screen shows it. */
  message: string | undefined;
  errors: FieldErrors;
  /** Whether there was no response, and nothing is sent again automatically. */
  isUnanswered?: boolean;
}

/** Why a sale was discarded, and when by this machine's clock; `refusal` is the server's message if it had refused the sale. */
export interface DiscardNote {
  reason: string;
  at: number;
  refusal?: string | undefined;
}

/** Whether a sale can be discarded: one that may have reached the server cannot. */
export const isDiscardable = ({ state }: Pick<Unsent, 'state'>): boolean =>
  state === 'written' || state === 'refused';
