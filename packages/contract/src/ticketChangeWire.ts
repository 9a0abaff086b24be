import { REFUND, RESCHEDULING } from '@motorpark/domain';
import { type WireFields, wireNoun } from './fields';

/** What a ticket is rescheduled with, and paid back with. */
export const RESCHEDULING_WIRE = {
  tripId: { sent: 'trip_id' },
  seats: { sent: 'seat_number' },
  /** What the ticket then comes to. */
  amount: { sent: 'amount' },
  fee: { sent: 'fee' },
  paymentMethod: { sent: 'payment_method' },
  reason: { sent: 'reason' },
} as const satisfies WireFields<typeof RESCHEDULING>;
export const reschedulingWire = wireNoun(RESCHEDULING, RESCHEDULING_WIRE);

export const REFUND_WIRE = {
  /** What is handed back. */
  amount: { sent: 'amount' },
  paymentMethod: { sent: 'payment_method' },
  reason: { sent: 'reason' },
} as const satisfies WireFields<typeof REFUND>;
export const refundWire = wireNoun(REFUND, REFUND_WIRE);
