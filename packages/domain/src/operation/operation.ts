import type { Instant, Kobo } from '../format';

export const OPERATION_TYPES = ['TICKET_BOOKING', 'WAYBILL', 'EXPENSE'] as const;
export type OperationType = (typeof OPERATION_TYPES)[number];

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
}
