import type {
  ApiFailure,
  Booking,
  ExpensePayload,
  Save,
  Saved,
  TicketPayload,
  WaybillOrder,
  WaybillPayload,
} from '@motorpark/api';
import type { ExpenseForm, FieldErrors, Ticket, Waybill } from '@motorpark/domain';

/** What each kind of sale is sent as. */
export interface Orders {
  ticket: Omit<Booking, 'retryKey' | 'payload' | 'madeInShift'>;
  waybill: Omit<WaybillOrder, 'retryKey' | 'payload' | 'madeInShift'>;
  expense: Pick<Save<ExpenseForm>, 'form'>;
}

/** What of it the server reads. */
export interface Payloads {
  ticket: TicketPayload;
  waybill: WaybillPayload;
  expense: ExpensePayload;
}

/** What the server answers to each. */
export interface Results {
  ticket: Ticket;
  waybill: Waybill;
  expense: Saved;
}

export type SaleKind = keyof Orders;

/** A fact of a sale, as its slip has it. */
export interface SaleFact {
  term: string;
  value: string;
}

/** Facts in a line: a seat's number alone would say nothing there. */
export const factLine = (facts: readonly SaleFact[]): string =>
  facts.map(({ term, value }) => (SEATS.has(term) ? `${term} ${value}` : value)).join(', ');

const SEATS: ReadonlySet<string> = new Set(['Seat', 'Seats']);

/** A sale as its form hands it over. */
export interface NewSale<Kind extends SaleKind = SaleKind> {
  /** Its retry key: one filled-in form, one key, for every try on every day. */
  key: string;
  kind: Kind;
  order: Orders[Kind];
  /** As it left the first time, word for word: the next version of the app may write it otherwise, and the same key with other words is refused. */
  payload?: Payloads[Kind] | undefined;
  /** The drawer that was open when it was written down, as far as this machine knows. */
  madeInShift?: string | undefined;
  /** The form as it was typed, for one that is refused later. */
  draft: object;
  /** What tells a person which one it is, the shortest first. */
  facts: readonly SaleFact[];
}

/** A sale that is written down on this machine. */
export interface Unsent extends NewSale {
  /** When it was written down, in milliseconds by this machine's clock; for people to read. */
  since: number;
  /**
   * `written`: the server never saw it. `sent`: it left, and no answer came. `refused`: the server said no. `discarded`: it was thrown
   * away, and the server does not know yet.
   */
  state: 'written' | 'sent' | 'refused' | 'discarded';
  /** How many slips of it were printed. */
  slips?: number | undefined;
  /** Who threw it away has said why. */
  discard?: DiscardNote | undefined;
  /** What the last try came to, and what was said about single fields. */
  failure?: string | undefined;
  errors?: FieldErrors | undefined;
}

/** What became of a sale that a form handed over. */
export type Delivery<Result> =
  | { state: 'saved'; result: Result }
  /** The server said no; the form keeps what was typed. `isUnanswered`: no answer came, and nothing is sent again by itself. */
  | {
      state: 'failed';
      failure: ApiFailure;
      message: string | undefined;
      errors: FieldErrors;
      isUnanswered?: boolean;
    }
  /** It is written down and goes on being sent. */
  | { state: 'unsent' };

/** Why a sale was thrown away, and when by this machine's clock; what the server had said, where it had refused it. */
export interface DiscardNote {
  reason: string;
  at: number;
  refusal?: string | undefined;
}

/** Whether it can be thrown away: a sale that may have reached the server cannot. */
export const isDiscardable = ({ state }: Pick<Unsent, 'state'>): boolean =>
  state === 'written' || state === 'refused';
