import type { Instant, Kobo } from '../format';
import type { AwaitedStatus } from './payment';

/** Services that give each sale an account number of its own and say when money has come for it (docs/transfers.md). */
export const PAYMENT_PROVIDERS = ['Monnify', 'Paystack'] as const;
export type ProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** Why real money does not come by a provider, as far as the server knows: it has test keys or another server than the provider's own, or nobody has checked it. */
export const PROVIDER_TROUBLES = ['for tests', 'never run'] as const;
export type ProviderTrouble = (typeof PROVIDER_TROUBLES)[number];

/** What a provider confirms by itself: transfers to the account number of a sale, and card payments at a POS terminal that it was sent to. */
export const PROVIDER_METHODS = ['Bank Transfer', 'POS'] as const;
export type ProviderMethod = (typeof PROVIDER_METHODS)[number];

/** The account number of a sale, and what has come for the sale. By POS, `number` and `name` are the ID of the POS terminal and its counter, and `bank` is empty. */
export interface Transfer {
  provider: ProviderName;
  method: ProviderMethod;
  bank: string;
  number: string;
  name: string;
  until: Instant;
  /** What is to be paid to this account. */
  amount: Kobo;
  /** All that has come for the sale, to whichever of its accounts. */
  received: Kobo;
  /** What of it pays for nothing so far: a part while the sale waits, otherwise to be given back. */
  free: Kobo;
  /** What is still to come. */
  due: Kobo;
  /** What came for another sale of this customer, pays for nothing there and is enough for this one; 0 if there is none. */
  late: Kobo;
  /** That other sale, as staff name it: `Ticket TK-7QF3XM-K`; empty if there is none. */
  lateFor: string;
  status: AwaitedStatus;
}

/** Writes an account number as it is read aloud, in groups: `990 000 0001`. */
export const formatAccountNumber = (number: string) => number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
