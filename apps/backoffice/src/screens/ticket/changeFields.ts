import {
  REFUND,
  REFUND_METHODS,
  RESCHEDULING,
  TICKET_PAYMENT_METHODS,
  type TicketTerms,
  formatPaymentMethod,
} from '@motorpark/domain';
import type { RecordField } from '@motorpark/ui/form';

const settledWith = (label: string, methods: readonly string[] = TICKET_PAYMENT_METHODS): RecordField => ({
  name: 'paymentMethod',
  label,
  kind: 'choice',
  placeholder: 'Choose how it is paid',
  answers: methods.map((value) => ({ value, label: formatPaymentMethod(value) })),
  isWide: true,
});

export const reasonField: RecordField = { name: 'reason', label: 'Why?', kind: 'note', isWide: true };

/** How a payment by the passenger is made. */
export const collectFields = [settledWith(RESCHEDULING.paymentMethod.label)];

/** How money is given back. */
export const giveBackField = settledWith(REFUND.paymentMethod.label);

/** The same for a refund, which may go back by all methods by which the ticket was paid. */
export const refundFields = ({ paidBy }: TicketTerms['refund']): RecordField[] =>
  paidBy.length > 1
    ? [settledWith(REFUND.paymentMethod.label, REFUND_METHODS), reasonField]
    : [giveBackField, reasonField];

/** The refunded amount, for users who may choose it. */
export const amountField: RecordField = {
  name: 'amount',
  label: REFUND.amount.label,
  kind: 'amount',
  isWide: true,
};
