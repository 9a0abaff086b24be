import { type InferType, object } from 'yup';
import { firstDay, lastDay } from '../fare';
import type { RulesOf } from '../field';
import { optionalAmount, optionalLine, requiredLine, requiredText } from '../rules';
import { DISCOUNT_GIVERS, type DiscountFields, REASON_RULES } from './discount';

const NO_AMOUNT = 'Enter the naira off each seat, such as 500';
const MOST_NAME = 60;

const optionalWhole = (least: number, most: number, message: string) =>
  optionalLine().test(
    'whole',
    message,
    (typed) => !typed || (/^\d{1,7}$/.test(typed) && +typed >= least && +typed <= most),
  );

interface Beside {
  parent: { percent?: unknown };
}

export const discountSchema = object({
  name: requiredLine('Name is required', MOST_NAME),
  percent: optionalWhole(1, 99, 'From 1 to 99 percent.'),
  amountOff: optionalAmount('The naira off must be above zero', NO_AMOUNT)
    .test('some', 'Enter a percentage or naira.', (amount, { parent }: Beside) =>
      Boolean(amount || parent.percent),
    )
    .test(
      'one',
      'Enter either a percentage or naira, not both.',
      (amount, { parent }: Beside) => !amount || !parent.percent,
    ),
  from: firstDay(),
  until: lastDay(),
  most: optionalWhole(1, 1_000_000, 'From 1 to 1,000,000 seats.'),
  givenBy: requiredText('Choose who gives it.').oneOf(DISCOUNT_GIVERS, 'Choose who gives it.'),
  reasonRule: requiredText('Choose whether a reason is asked.').oneOf(
    REASON_RULES,
    'Choose whether a reason is asked.',
  ),
} satisfies RulesOf<DiscountFields>);
export type DiscountForm = InferType<typeof discountSchema>;
