import type { InTheBooks } from '@motorpark/api';
import type { FieldErrors } from '@motorpark/domain';
import type { SaleStore } from './saleStore';
import type { Delivery, NewSale, Unsent } from './sale';

export interface Words {
  /** Undefined where another screen says it. */
  message: string | undefined;
  errors: FieldErrors;
}

export interface OutboxPorts {
  store: SaleStore;
  /** Makes the call of its kind. What it throws is read as an ApiFailure. */
  deliver: (sale: NewSale) => Promise<unknown>;
  /** The sale with what it is sent as, on every try. */
  withPayload: (sale: NewSale) => NewSale;
  /** Tells the server that a sale was thrown away; answers what it is in the books, where it was booked before. */
  tellDiscarded: (sale: Unsent) => Promise<InTheBooks | undefined>;
  /** The server knows that one was thrown away; `booked`: it stands in the books all the same. */
  onTold: (sale: Unsent, booked: InTheBooks | undefined) => void;
  /** What people are told of a failure, and what of it is about single fields of the form. */
  wordsOf: (sale: NewSale, failure: unknown) => Words;
  /** Does the work unless another tab, or this one, is at the same; undefined then. */
  alone: <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>;
  /** Whether there is no use in trying. */
  isUnreachable: () => boolean;
  now: () => number;
  /** Calls it later; the result calls it off. */
  later: (go: () => void, ms: number) => () => void;
  /** The sales as they are now; also when another tab changed them. */
  onChange: (sales: readonly Unsent[]) => void;
  /** A sale that no form waits for was saved. */
  onSaved: (sale: Unsent, result: unknown) => void;
}

export interface Outbox {
  /** Writes the sale down, then sends it. `first` is the same call as `deliver`, with its answer's type. */
  send: <Result>(
    sale: NewSale,
    first: () => Promise<Result>,
    onWritten?: () => void,
  ) => Promise<Delivery<Result>>;
  /** Sends all that is unsent, now. */
  sendAll: () => Promise<void>;
  /** Throws one away, which the server is told until it knows; nothing happens to one that may have reached it. */
  discard: (key: string, reason: string) => Promise<boolean>;
  /** Notes that a slip is printed of one. */
  noteSlip: (key: string) => Promise<void>;
  /** Reads anew what is written down: another tab changed it. */
  reload: () => Promise<void>;
  stop: () => void;
}
