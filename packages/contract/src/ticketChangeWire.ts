import { REFUND, RESCHEDULING } from '@motorpark/domain';
import { type WireFields, wireNoun } from './fields';

export const RESCHEDULING_WIRE = {
  tripId: { sent: 'trip_id' },
  seats: { sent: 'seat_number' },
  /** The ticket's amount after rescheduling. */
  amount: { sent: 'amount' },
  fee: { sent: 'fee' },
  paymentMethod: { sent: 'payment_method' },
  reason: { sent: 'reason' },
} as const satisfies WireFields<typeof RESCHEDULING>;
export const reschedulingWire = wireNoun(RESCHEDULING, RESCHEDULING_WIRE);

export const REFUND_WIRE = {
  /** The refunded amount. */
  amount: { sent: 'amount' },
  paymentMethod: { sent: 'payment_method' },
  reason: { sent: 'reason' },
} as const satisfies WireFields<typeof REFUND>;
export const refundWire = wireNoun(REFUND, REFUND_WIRE);
