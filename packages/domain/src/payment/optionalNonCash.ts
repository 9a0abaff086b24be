import { type Kobo, koboTyped } from '../format';
import { NO_PART, WHOLE_PART, isWholePart } from './nonCash';
import { amountFault, optionalText } from '../rules';

/** The schema of the part of a payment that is not in cash, next to its `paymentMethod`, in kobo or as typed. Cash has none, even if one was typed before the method was changed. */
export const optionalPart = () =>
  optionalText()
    .when('paymentMethod', ([method], schema) => (method === 'Cash' ? schema.transform(() => '') : schema))
    .test('part', (typed, context) => {
      const fault = typed === '' ? undefined : partFault(koboTyped(typed));
      return fault === undefined || context.createError({ message: fault });
    });

/** The same for a sale, next to its `amount`. An amount that is wrong itself says so. */
export const optionalNonCash = () =>
  optionalPart().when('amount', ([amount]: unknown[], schema) => {
    const whole = typeof amount === 'number' ? amount : koboTyped(amount);
    return schema.test(
      'whole',
      WHOLE_PART,
      (typed) => !(Number(whole) > 0 && isWholePart(koboTyped(typed), whole)),
    );
  });

const partFault = (part: Kobo = 0): string | undefined => (part > 0 ? amountFault(part) : NO_PART);
