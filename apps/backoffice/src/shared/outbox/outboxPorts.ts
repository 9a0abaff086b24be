import type { InTheBooks } from '@motorpark/api';
import type { FieldErrors } from '@motorpark/domain';
import type { SaleStore } from './saleStore';
import type { Delivery, NewSale, Unsent } from './sale';

export interface Words {
  /** Undefined if another screen shows it. */
  message: string | undefined;
  errors: FieldErrors;
}

export interface OutboxPorts {
  store: SaleStore;
  /** Makes the call of the sale's kind. Errors are converted to an ApiFailure. */
  deliver: (sale: NewSale) => Promise<unknown>;
  /** Adds the payload, which stays the same on every try. */
  withPayload: (sale: NewSale) => NewSale;
  /** Reports a discarded sale to the server; returns its record if it was booked before. */
  reportDiscarded: (sale: Unsent) => Promise<InTheBooks | undefined>;
  /** Called once the server has recorded a discard; `booked` is set if the sale nevertheless stays in the books. */
  onDiscardReported: (sale: Unsent, booked: InTheBooks | undefined) => void;
  /** Returns the message of a failure, and its errors at the form's fields. */
  wordsOf: (sale: NewSale, failure: unknown) => Words;
  /** Runs the work unless the same is running in this tab or another; then it returns undefined. */
  exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>;
  /** Whether trying to send makes no sense. */
  isUnreachable: () => boolean;
  now: () => number;
  /** Calls the function after a delay; the returned function cancels it. */
  later: (go: () => void, ms: number) => () => void;
  /** Called with the current sales, also after a change in another tab. */
  onChange: (sales: readonly Unsent[]) => void;
  /** Called when a sale is saved without a form waiting for it. */
  onSaved: (sale: Unsent, result: unknown) => void;
}

export interface Outbox {
  /** Stores the sale, then sends it. `first` is the same call as `deliver`, with a typed response. */
  send: <Result>(
    sale: NewSale,
    first: () => Promise<Result>,
    onWritten?: () => void,
  ) => Promise<Delivery<Result>>;
  /** Sends all unsent sales now. */
  sendAll: () => Promise<void>;
  /** Discards a sale and reports it to the server until that succeeds. Returns false, and does nothing, if the sale may have reached the server. */
  discard: (key: string, reason: string) => Promise<boolean>;
  /** Counts a printed slip of a sale. */
  noteSlip: (key: string) => Promise<void>;
  /** Reads the stored sales again, after a change in another tab. */
  reload: () => Promise<void>;
  stop: () => void;
}
