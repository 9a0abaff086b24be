import { type Kobo, koboTyped } from '../format';
import { amountFault, optionalText } from '../rules';

/** Shown if it is no amount above zero. */
export const NO_PART = 'Enter the part in naira, such as 5,000, or choose one way.';
/** Shown if nothing is left to be paid in cash. */
export const WHOLE_PART = 'This is the whole amount, or more. Enter a smaller part, or choose one way.';

/** Whether a part leaves nothing of a whole to be paid in cash. */
export const isWholePart = (part: Kobo | undefined, whole: Kobo = 0): boolean =>
  part !== undefined && part >= whole;

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
      (typed) => !(Number.isSafeInteger(whole) && Number(whole) > 0 && isWholePart(koboTyped(typed), whole)),
    );
  });

const partFault = (part: Kobo = 0): string | undefined => (part > 0 ? amountFault(part) : NO_PART);
