import { INSTANT, NAIRA_FROM_ZERO, TEXT, type ValuesOf, WHOLE, choice, paymentMethod } from '../field';
import type { Instant } from '../format';
import { SHIFT_METHODS, type ShiftMethod } from './methods';

/** The kinds of entries that can wait on a machine until they are sent to the server. */
export const DISCARDED_KINDS = ['Ticket', 'Waybill', 'Expense'] as const;
export type DiscardedKind = (typeof DISCARDED_KINDS)[number];

/** The fields of an entry that a user discarded before it reached the server. */
export const DISCARD = {
  kind: { label: 'Entry', kind: choice(DISCARDED_KINDS) },
  /** The traveler or sender; the type of an expense. */
  name: { label: 'Name', kind: TEXT },
  /** The trip and seats of a ticket; the route and contents of a parcel. */
  details: { label: 'Details', kind: TEXT },
  amount: { label: 'Amount', kind: NAIRA_FROM_ZERO },
  method: { label: 'Payment method', kind: paymentMethod(SHIFT_METHODS) },
  slips: { label: 'Slips printed', kind: WHOLE },
  /** The server's error message; empty if it did not refuse the entry. */
  refusal: { label: 'Refused', kind: TEXT },
  counter: { label: 'Counter', kind: TEXT },
  /** By the machine's clock, as is `discardedAt`. */
  madeAt: { label: 'Entered', kind: INSTANT },
  discardedAt: { label: 'Discarded', kind: INSTANT },
  reason: { label: 'Why it is discarded', kind: TEXT },
} as const;
export type DiscardValues = ValuesOf<typeof DISCARD>;

/** How long the server knows whether a retry key was used, in milliseconds: an entry that is older cannot be called unsent. */
export const KEYS_KEPT_MS = 90 * 24 * 60 * 60_000;

/** How far ahead of the server a machine's clock may be, in milliseconds. */
const AHEAD_MS = 2 * 60_000;

/** Returns what is wrong with the moment at which an unsent entry is said to have been made or discarded; undefined if it is plausible. */
export function momentComplaint(at: Instant, now: Date): string | undefined {
  const age = now.getTime() - Date.parse(at);
  if (age < -AHEAD_MS) return 'This is in the future. Set the clock of this computer, then discard it again.';
  return age > KEYS_KEPT_MS
    ? 'This is too long ago. Set the clock of this computer, then discard it again.'
    : undefined;
}

/** The record of an entry that never reached the books, in the report of its shift. */
export interface ShiftDiscard extends Pick<
  DiscardValues,
  'name' | 'details' | 'amount' | 'slips' | 'reason' | 'discardedAt'
> {
  id: string;
  kind: DiscardedKind;
  method: ShiftMethod;
}
