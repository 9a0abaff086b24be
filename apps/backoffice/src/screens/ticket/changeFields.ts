import { REFUND, TICKET_PAYMENT_LABELS, TICKET_PAYMENT_METHODS } from '@motorpark/domain';
import type { RecordField } from '../../shared/record/fieldKinds';

/** How it is settled, and why. */
export const changeFields: readonly RecordField[] = [
  {
    name: 'paymentMethod',
    label: REFUND.paymentMethod.label,
    kind: 'choice',
    answers: TICKET_PAYMENT_METHODS.map((value) => ({ value, label: TICKET_PAYMENT_LABELS[value] })),
    isWide: true,
  },
  { name: 'reason', label: 'Why?', kind: 'lines', isWide: true },
];

/** What is handed back, where somebody may choose it. */
export const amountField: RecordField = {
  name: 'amount',
  label: REFUND.amount.label,
  kind: 'amount',
  isWide: true,
};
