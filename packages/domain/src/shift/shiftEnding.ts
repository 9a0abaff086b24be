import { NAIRA_FROM_ZERO, TEXT, type ValuesOf, choice } from '../field';
import type { Instant, Kobo } from '../format';
import { SHIFT_METHODS, type ShiftMethod } from './methods';
import { SHIFT_COUNT } from './shift';

/** Whether whoever ends another's shift has counted the drawer. */
export const SHIFT_COUNTINGS = ['Counted', 'Not counted'] as const;

/** What the head office says of a shift that its person left open. */
export const SHIFT_ENDING = {
  counting: { label: 'Count', kind: choice(SHIFT_COUNTINGS) },
  ...SHIFT_COUNT,
  reason: { label: 'Why you close it', kind: TEXT },
} as const;
export type ShiftEnding = ValuesOf<typeof SHIFT_ENDING>;

/** Which way a drawer turns out to differ from its report. */
export const SHIFT_FINDINGS = ['Found', 'Missing'] as const;

/** What was found after a shift was closed. */
export const SHIFT_CORRECTION = {
  method: { label: 'Paid by', kind: choice(SHIFT_METHODS) },
  finding: { label: 'It was', kind: choice(SHIFT_FINDINGS) },
  amount: { label: 'Amount', kind: NAIRA_FROM_ZERO },
  reason: { label: 'What happened', kind: TEXT },
} as const;
export type ShiftCorrectionValues = ValuesOf<typeof SHIFT_CORRECTION>;

/** What a report says too little, or below zero too much; it names a closed shift, which itself never changes. */
export interface ShiftCorrection {
  id: string;
  method: ShiftMethod;
  amount: Kobo;
  reason: string;
  person: string;
  at: Instant;
}

/** What a correction adds to what was counted. */
export const correctedBy = ({ finding, amount }: Pick<ShiftCorrectionValues, 'finding' | 'amount'>): Kobo =>
  finding === 'Found' ? amount : -amount;
