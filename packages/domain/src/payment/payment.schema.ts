import { object } from 'yup';
import type { RulesOf } from '../field';
import { ODD_REFERENCE, REFERENCE, referenceTyped } from '../format/reference';
import { requiredText } from '../rules';
import { someAmount } from '../shift/shift.schema';
import { LONGEST_REFERENCE, type PAYMENT_BY_HAND, type PAYMENT_CONFIRMATION } from './payment';

/** The reference that a bank gives a payment; `missing` is the message if it is empty. */
export const paymentReference = (missing: string) =>
  requiredText(missing, LONGEST_REFERENCE)
    .transform(referenceTyped)
    .matches(REFERENCE, ODD_REFERENCE)
    .matches(/[A-Za-z0-9]/, { message: missing, excludeEmptyString: true });

export const paymentConfirmationSchema = object({
  reference: paymentReference('Enter the reference of the payment.'),
  amount: someAmount('Enter the amount that came.'),
} satisfies RulesOf<typeof PAYMENT_CONFIRMATION>);

/** Maximum length of a reason, in characters. */
const LONGEST_REASON = 200;

export const paymentByHandSchema = paymentConfirmationSchema.shape({
  reason: requiredText('Say why it is confirmed by hand.', LONGEST_REASON),
} satisfies Pick<RulesOf<typeof PAYMENT_BY_HAND>, 'reason'>);
