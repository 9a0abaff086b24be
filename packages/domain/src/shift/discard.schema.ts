import { object } from 'yup';
import { MOST_COUNTER } from '../counter';
import type { RulesOf } from '../field';
import { parseInstant } from '../format';
import { optionalText, requiredText } from '../rules';
import { type DISCARD, DISCARDED_KINDS } from './discard';
import { SHIFT_METHODS } from './methods';
import { amountFromZero } from './shift.schema';

const NO_KIND = 'It is a ticket, a waybill or an expense.';
const NO_METHOD = 'Choose how it was paid.';
const NO_TIME = 'Enter a date and a time.';
const NO_COUNT = 'Enter how many, such as 1.';

const moment = () =>
  requiredText(NO_TIME).test('instant', NO_TIME, (typed) => parseInstant(typed ?? '') !== undefined);

export const discardSchema = object({
  kind: requiredText(NO_KIND).oneOf(DISCARDED_KINDS, NO_KIND),
  name: optionalText(),
  details: optionalText(),
  amount: amountFromZero('Enter the amount.'),
  method: requiredText(NO_METHOD).oneOf(SHIFT_METHODS, NO_METHOD),
  slips: requiredText(NO_COUNT).matches(/^\d{1,4}$/, NO_COUNT),
  refusal: optionalText(),
  counter: optionalText(MOST_COUNTER),
  madeAt: moment(),
  discardedAt: moment(),
  reason: requiredText('Please say why.'),
} satisfies RulesOf<typeof DISCARD>);
