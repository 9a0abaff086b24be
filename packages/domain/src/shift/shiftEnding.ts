import { NAIRA_FROM_ZERO, TEXT, type ValuesOf, choice, paymentMethod } from '../field';
import type { Instant, Kobo } from '../format';
import { SHIFT_METHODS, type ShiftMethod } from './methods';
import { SHIFT_COUNT } from './shiftCount';

export const SHIFT_COUNTINGS = ['Counted', 'Not counted'] as const;

/** The fields of the form in which the head office ends a shift that was left open. */
export const SHIFT_ENDING = {
  counting: { label: 'Count', kind: choice(SHIFT_COUNTINGS) },
  ...SHIFT_COUNT,
  reason: { label: 'Why you close it', kind: TEXT },
} as const;
export type ShiftEnding = ValuesOf<typeof SHIFT_ENDING>;

/** Whether the drawer turned out to hold more or less than its report says. */
export const SHIFT_FINDINGS = ['Found', 'Missing'] as const;

export const SHIFT_CORRECTION = {
  method: { label: 'Payment method', kind: paymentMethod(SHIFT_METHODS) },
  finding: { label: 'It was', kind: choice(SHIFT_FINDINGS) },
  amount: { label: 'Amount', kind: NAIRA_FROM_ZERO },
  reason: { label: 'What happened', kind: TEXT },
} as const;
export type ShiftCorrectionValues = ValuesOf<typeof SHIFT_CORRECTION>;

/** An amount by which a closed shift's report is too low, negative if it is too high. The shift itself does not change. */
export interface ShiftCorrection {
  id: string;
  method: ShiftMethod;
  amount: Kobo;
  reason: string;
  person: string;
  at: Instant;
}

/** Returns the amount that a correction adds to the counted one. */
export const correctedBy = ({ finding, amount }: Pick<ShiftCorrectionValues, 'finding' | 'amount'>): Kobo =>
  finding === 'Found' ? amount : -amount;
