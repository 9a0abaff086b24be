import { refundSchema } from '../ticket';

/** How the differences of a cheaper fare are given back, and why. */
export const promotionSchema = refundSchema.pick(['paymentMethod', 'reason']);
