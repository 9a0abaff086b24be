import { object } from 'yup';
import { requiredText } from '../rules';
import { TICKET_PAYMENT_METHODS } from '../ticket';

const NO_METHOD = 'Please select a payment method.';

/** How the differences of a cheaper fare are given back, and why. */
export const promotionSchema = object({
  paymentMethod: requiredText(NO_METHOD).oneOf(TICKET_PAYMENT_METHODS, NO_METHOD),
  reason: requiredText('Please say why.'),
});
