import type { Day, Instant, Kobo } from '../format';
import type { ProviderName } from './transfer';

/** Whether what a provider says it has paid out to the bank is what came (docs/transfers.md#settlement). */
export const SETTLEMENT_STATUSES = ['Equal', 'Differs'] as const;

/** How the list of what a provider paid out is shown. */
export const SETTLEMENTS_SHOWN = {
  texts: {
    title: 'Settlements',
    lead: 'What the payment provider paid out to the bank, compared with the transfers that came.',
    byStatus: 'Settlements by status',
    search: 'Search settlements',
    empty: 'The provider has not paid out anything yet',
  },
  counted: SETTLEMENT_STATUSES,
  one: 'settlement',
  many: 'settlements',
} as const;

/** What a provider paid out to the company's bank at once. */
export interface Settlement {
  id: string;
  day: Day;
  provider: ProviderName;
  /** The provider's. */
  reference: string;
  payments: number;
  /** What came to the bank. */
  amount: Kobo;
  fee: Kobo;
  /** Where the amount and the fee are booked, and what both are taken off, as the company has set its accounts; empty if it has not. */
  bankAccount: string;
  feeAccount: string;
  counterAccount: string;
  /** The sum of what differs in its lines, whether too much or too little. */
  differs: Kobo;
  status: (typeof SETTLEMENT_STATUSES)[number];
}

/** Why a line differs: its money came for nothing that is known here, it is another amount than came, the lines of its settlement do not come to what that says, or money is in no settlement. */
export const SETTLEMENT_LINE_STATUSES = [
  'Equal',
  'Not known here',
  'Another amount',
  'Another sum',
  'Not paid out',
] as const;

/** How the list of the lines is shown: those of one settlement, or what differs in any. */
export const SETTLEMENT_LINES_SHOWN = {
  texts: {
    title: 'Payments of the settlement',
    byStatus: 'Payments by status',
    search: 'Search payments',
    empty: 'Nothing differs',
  },
  differing: 'What differs',
  counted: SETTLEMENT_LINE_STATUSES,
  onlyFound: true,
  one: 'payment',
  many: 'payments',
} as const;

/** A payment of a settlement, or what differs of one. */
export interface SettlementLine {
  id: string;
  /** When its settlement was paid out; when the money came if it is in none. */
  at: Instant;
  /** The number of its ticket or waybill; empty if there is none. */
  number: string;
  /** The newest line of that in the ledger. */
  operationId?: string | undefined;
  provider: ProviderName;
  /** The provider's. */
  reference: string;
  /** What the customer paid. */
  amount: Kobo;
  fee: Kobo;
  /** What was paid out too much; below zero, too little. */
  differs: Kobo;
  status: (typeof SETTLEMENT_LINE_STATUSES)[number];
}
