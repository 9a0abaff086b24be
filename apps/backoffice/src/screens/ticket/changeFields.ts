import { REFUND, RESCHEDULING, TICKET_PAYMENT_METHODS, formatPaymentMethod } from '@motorpark/domain';
import type { RecordField } from '@motorpark/ui/form';

const settledWith = (label: string): RecordField => ({
  name: 'paymentMethod',
  label,
  kind: 'choice',
  answers: TICKET_PAYMENT_METHODS.map((value) => ({ value, label: formatPaymentMethod(value) })),
  isWide: true,
});

export const reasonField: RecordField = { name: 'reason', label: 'Why?', kind: 'lines', isWide: true };

/** Fields for a payment by the passenger: the method and the reason. */
export const collectFields = [settledWith(RESCHEDULING.paymentMethod.label), reasonField];

/** Fields for a refund: the method and the reason. */
export const giveBackFields = [settledWith(REFUND.paymentMethod.label), reasonField];

/** The refunded amount, for users who may choose it. */
export const amountField: RecordField = {
  name: 'amount',
  label: REFUND.amount.label,
  kind: 'amount',
  isWide: true,
};
