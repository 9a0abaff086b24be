import type { IncomingHttpHeaders } from 'node:http';
import type { Kobo, ProviderName } from '@motorpark/domain';

/** An account number for one payment. */
export interface TransferAccount {
  bank: string;
  number: string;
  name: string;
  until: Date;
  amount: Kobo;
}

/** Money that a provider says it has received. */
export interface ReceivedMoney {
  /** The provider's own reference of this money: one for each transfer. */
  id: string;
  amount: Kobo;
  currency: string;
  /** What the provider keeps of it. */
  fee: Kobo;
  paidAt: Date;
  /** Who sent it, as far as the provider says; empty texts otherwise. */
  sender: { name: string; account: string; bank: string };
}

export interface PaymentRequest {
  /** Ours; the provider names it when money comes. */
  reference: string;
  amount: Kobo;
  payer: string;
  description: string;
  until: Date;
}

/** Thrown if a provider is down, refuses a request or answers nothing that can be used; its text has no key. */
export class ProviderFailure extends Error {}

/** A service that gives each payment an account number of its own and says when money has come. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Asks for an account number for one payment. Throws a `ProviderFailure`, after ten seconds at the latest. */
  openTransfer(payment: PaymentRequest): Promise<TransferAccount>;
  /** Returns all money that has come for our reference, by the provider's own server; empty if none has. Throws a `ProviderFailure`. */
  moneyFor(reference: string): Promise<readonly ReceivedMoney[]>;
  /** Whether the signature of an event holds over its raw body. */
  isSigned(body: Buffer, headers: IncomingHttpHeaders): boolean;
  /** Returns our reference in a signed event that says that money came; undefined for any other event. */
  referenceIn(body: Buffer): string | undefined;
  /** Asks what can be asked without taking money; returns what it found, a line each. Throws a `ProviderFailure`. */
  check(): Promise<readonly string[]>;
}
