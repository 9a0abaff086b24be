import { object } from 'yup';
import { requiredText } from '../rules';
import { NO_SETTLEMENT_METHOD, TICKET_PAYMENT_METHODS, refundSchema } from '../ticket';

/** How the differences of a cheaper fare are given back, all by one method, and why. */
export const promotionSchema = refundSchema.pick(['reason']).concat(
  object({
    paymentMethod: requiredText(NO_SETTLEMENT_METHOD).oneOf(TICKET_PAYMENT_METHODS, NO_SETTLEMENT_METHOD),
  }),
);
