import { NAIRA_FROM_ZERO } from '../field';
import type { Kobo } from '../format';

/** The part of a sale that is paid by its method, if the rest is paid in cash; empty if it is paid in one way (docs/payment.md#two-parts). */
export const NON_CASH = {
  label: 'Part by transfer or POS',
  inForm: 'Part by Transfer or POS',
  kind: NAIRA_FROM_ZERO,
  isOptional: true,
  isPersonal: false,
} as const;

/** Shown if it is no amount above zero. */
export const NO_PART = 'Enter the part in naira, such as 5,000, or choose one way.';
/** Shown if nothing is left to be paid in cash. */
export const WHOLE_PART = 'This is the whole amount, or more. Enter a smaller part, or choose one way.';

/** Whether a part leaves nothing of a whole to be paid in cash. */
export const isWholePart = (part: Kobo | undefined, whole: Kobo = 0): boolean =>
  part !== undefined && part >= whole;
