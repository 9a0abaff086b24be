import { object } from 'yup';
import type { RulesOf } from '../field';
import { requiredText } from '../rules';
import { SHIFT_METHODS } from './methods';
import { SHIFT_COUNT_RULES, someAmount } from './shift.schema';
import { SHIFT_COUNTINGS, type SHIFT_CORRECTION, type SHIFT_ENDING, SHIFT_FINDINGS } from './shiftEnding';

const NO_COUNTING = 'Choose whether you have counted the drawer.';
const NO_METHOD = 'Choose how it was paid.';
const NO_FINDING = 'Choose whether it was found or is missing.';

export const shiftEndingSchema = object({
  counting: requiredText(NO_COUNTING).oneOf(SHIFT_COUNTINGS, NO_COUNTING),
  ...SHIFT_COUNT_RULES,
  reason: requiredText('Please say why.'),
} satisfies RulesOf<typeof SHIFT_ENDING>);

/** The form that records what was found after a shift was closed. */
export const shiftCorrectionSchema = object({
  method: requiredText(NO_METHOD).oneOf(SHIFT_METHODS, NO_METHOD),
  finding: requiredText(NO_FINDING).oneOf(SHIFT_FINDINGS, NO_FINDING),
  amount: someAmount('Enter the amount.'),
  reason: requiredText('Please say why.'),
} satisfies RulesOf<typeof SHIFT_CORRECTION>);
