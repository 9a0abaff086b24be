import { REFUND, RESCHEDULING, TICKET_PAYMENT_LABELS, TICKET_PAYMENT_METHODS } from '@motorpark/domain';
import type { RecordField } from '../../shared/record/fieldKinds';

const settledWith = (label: string): RecordField => ({
  name: 'paymentMethod',
  label,
  kind: 'choice',
  answers: TICKET_PAYMENT_METHODS.map((value) => ({ value, label: TICKET_PAYMENT_LABELS[value] })),
  isWide: true,
});

/** Why a ticket is changed. */
export const reasonField: RecordField = { name: 'reason', label: 'Why?', kind: 'lines', isWide: true };

/** What the passenger pays is settled by, and why. */
export const collectFields = [settledWith(RESCHEDULING.paymentMethod.label), reasonField];

/** What the passenger gets back is settled by, and why. */
export const giveBackFields = [settledWith(REFUND.paymentMethod.label), reasonField];

/** What is handed back, where somebody may choose it. */
export const amountField: RecordField = {
  name: 'amount',
  label: REFUND.amount.label,
  kind: 'amount',
  isWide: true,
};
