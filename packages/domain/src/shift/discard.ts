import { INSTANT, NAIRA_FROM_ZERO, TEXT, type ValuesOf, WHOLE, choice } from '../field';
import type { Instant } from '../format';
import { SHIFT_METHODS, type ShiftMethod } from './methods';

/** What can wait on a machine until the server has it. */
export const DISCARDED_KINDS = ['Ticket', 'Waybill', 'Expense'] as const;
export type DiscardedKind = (typeof DISCARDED_KINDS)[number];

/** What is told of a sale that somebody threw away before the server had it: what it was, and why it went. */
export const DISCARD = {
  kind: { label: 'Entry', kind: choice(DISCARDED_KINDS) },
  /** Who was to travel or sent it; of an expense what it was for. */
  name: { label: 'Name', kind: TEXT },
  /** The trip and its seats, the road of a parcel and what was in it. */
  details: { label: 'Details', kind: TEXT },
  amount: { label: 'Amount', kind: NAIRA_FROM_ZERO },
  method: { label: 'Paid by', kind: choice(SHIFT_METHODS) },
  /** How many slips of it were printed. */
  slips: { label: 'Slips printed', kind: WHOLE },
  /** What the server had said, where it had refused it. */
  refusal: { label: 'Refused', kind: TEXT },
  counter: { label: 'Counter', kind: TEXT },
  /** Both by the machine's clock. */
  madeAt: { label: 'Entered', kind: INSTANT },
  discardedAt: { label: 'Discarded', kind: INSTANT },
  reason: { label: 'Why it is discarded', kind: TEXT },
} as const;
export type DiscardValues = ValuesOf<typeof DISCARD>;

/** A sale that never came into the books, as a record of its own. */
export interface DiscardedSale extends Omit<DiscardValues, 'kind' | 'method'> {
  id: string;
  kind: DiscardedKind;
  method: ShiftMethod;
  /** Whose login it was, and where. */
  person: string;
  terminal: string;
  /** When the server was told. */
  at: Instant;
}

/** What a shift says of those that were made in it. */
export type ShiftDiscard = Pick<
  DiscardedSale,
  'id' | 'kind' | 'name' | 'details' | 'amount' | 'method' | 'slips' | 'reason' | 'discardedAt'
>;
