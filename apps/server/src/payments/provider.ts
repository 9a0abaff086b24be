import type { IncomingHttpHeaders } from 'node:http';
import type { Kobo, ProviderName } from '@motorpark/domain';

/** A payment that an account number is asked for. */
export interface TransferRequest {
  /** Letters, digits and `-`. After a failure another one must be asked with: a provider takes each once. */
  reference: string;
  amount: Kobo;
  payer: string;
  description: string;
  /** Until when the account should take money. Each provider has limits of its own. */
  until: Date;
}

/** The account number that a provider opened for one payment. */
export interface TransferAccount {
  bank: string;
  number: string;
  name: string;
  /** Until when it takes money, as the provider says: earlier or later than was asked. */
  until: Date;
  /** What must be sent: more than was asked where the provider adds its fee. */
  amount: Kobo;
}

/** A card payment that a POS terminal is asked to take. */
export interface CardRequest extends Pick<TransferRequest, 'reference' | 'amount' | 'description'> {
  /** The provider's ID of the POS terminal. */
  terminal: string;
  /** What `onRequest` was given when the same was sent before: it is sent again, and cannot be paid twice. */
  request: string | undefined;
}

/** Money that a provider says it has received. */
export interface ReceivedMoney {
  /** One for each transfer, and the same whenever it is asked. */
  id: string;
  amount: Kobo;
  /** `NGN` for naira. */
  currency: string;
  /** What the provider keeps of it, as far as it says so yet. */
  fee: Kobo;
  paidAt: Date;
  /** Who sent it, as far as the provider says; empty texts otherwise. The account may be masked, and the bank a code. */
  sender: { name: string; account: string; bank: string };
}

/** Money that a provider says it has paid out to the company's bank at once. */
export interface PaidOut {
  reference: string;
  /** What came to the bank, and what the provider kept as its fee; undefined if only the payments say so. */
  sums?: { amount: Kobo; fee: Kobo };
  /** The day on which it was paid out; that of the event that named it if the provider does not say. */
  paidAt: Date;
}

/** A payment that was paid out. */
export interface SettledPayment {
  /** The provider's reference of it. */
  id: string;
  /** Our reference, under which its money came. */
  cameFor: string;
  /** What the customer paid. */
  amount: Kobo;
  /** What the provider kept of it; undefined if it does not say. */
  fee: Kobo | undefined;
}

export interface PaymentProvider {
  readonly name: ProviderName;
  /** Whether it takes real money: with keys that are not for tests, at the provider's own server. */
  readonly isLive: boolean;
  /** Asks for an account number for one payment. Throws `ProviderFailure` (down, refused, rate-limited, no answer within 10 s). */
  openTransfer(payment: TransferRequest): Promise<TransferAccount>;
  /**
   * Sends an amount to a POS terminal. `onRequest` is told the reference under which its money comes before the terminal is asked. Undefined if the provider has no POS terminals. Throws
   * `ProviderFailure`, also if the POS terminal is off or busy; all requests together take at most 10 s.
   */
  sendToTerminal?(payment: CardRequest, onRequest: (request: string) => Promise<unknown>): Promise<void>;
  /** All money that has come for our reference, or for that of a request to a POS terminal, by the provider's own server; empty if none. Throws `ProviderFailure`, also if the answer does not add up. */
  moneyFor(reference: string): Promise<readonly ReceivedMoney[]>;
  /** Whether the signature of an event holds over its raw body. */
  isSigned(body: Buffer, headers: IncomingHttpHeaders): boolean;
  /** The reference in the body of a signed event that says that money came; undefined for other events or an unreadable body. */
  referenceIn(body: Buffer): string | undefined;
  /** The reference of a settlement in the body of a signed event that says that money was paid out; undefined for other events or an unreadable body. */
  settlementIn(body: Buffer): string | undefined;
  /** What was paid out since a moment, by the provider's own server; empty for a provider whose events alone name it. Throws `ProviderFailure`. */
  paidOutSince(since: Date): Promise<readonly PaidOut[]>;
  /** One page of the payments of a settlement, from page 1 on, by the provider's own server. Throws `ProviderFailure`. */
  settledPayments(settlement: string, page: number): Promise<SettledPage>;
  /** Asks what can be asked without taking money; returns what it found, one line each. Throws `ProviderFailure`. */
  check(): Promise<readonly string[]>;
}

export interface SettledPage {
  payments: readonly SettledPayment[];
  isLast: boolean;
}

export interface ProviderOptions {
  now?: () => Date;
  /** How long it may take for all requests of one question; by default 10 s. */
  limitMs?: number;
}

/** Why it failed: no server was reached, it wants fewer requests, it refused the keys or what was asked, or its answer is not as documented. */
export type FailureReason = 'unreachable' | 'rate-limited' | 'keys' | 'refused' | 'unreadable';

/** A provider did not do what it was asked. The message says so for the log, in one line and without a key. */
export class ProviderFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
  ) {
    super(message);
  }
}
