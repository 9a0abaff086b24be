import { type Kobo, koboTyped } from '../format';
import { NO_PART, WHOLE_PART } from './nonCash';
import { amountFault, optionalText } from '../rules';

/**
 * The schema of the part of a sale that is not paid in cash, next to its `paymentMethod` and `amount`, in kobo or as typed. Cash has none, even if one was typed before the
 * method was changed.
 */
export const optionalNonCash = () =>
  optionalText()
    .when('paymentMethod', ([method], schema) => (method === 'Cash' ? schema.transform(() => '') : schema))
    .when('amount', ([amount]: unknown[], schema) =>
      schema.test('part', (typed, context) => {
        const fault = typed === '' ? undefined : partFault(koboTyped(typed), amount);
        return fault === undefined || context.createError({ message: fault });
      }),
    );

function partFault(part: Kobo = 0, amount: unknown): string | undefined {
  const whole = typeof amount === 'number' ? amount : (koboTyped(amount) ?? 0);
  if (!(part > 0)) return NO_PART;
  // An amount that is wrong itself says so.
  return (
    amountFault(part) ?? (Number.isSafeInteger(whole) && whole > 0 && part >= whole ? WHOLE_PART : undefined)
  );
}
