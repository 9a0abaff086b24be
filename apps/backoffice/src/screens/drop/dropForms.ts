import { bankingWire } from '@motorpark/api';
import { BANKING, DEPOSIT, bankingSchema } from '@motorpark/domain';
import { fieldsForm, formFields } from '@motorpark/ui/form';
import { messages } from './messages';

/** A drop that was paid in at the bank. */
export const bankingForm = fieldsForm(BANKING, bankingSchema, bankingWire, {
  slip: { placeholder: messages.banking.slip, isWide: true },
});

export const depositFields = formFields(
  { slip: DEPOSIT.slip, amount: DEPOSIT.amount },
  {
    slip: { placeholder: messages.banking.slip },
    amount: { kind: 'amount', placeholder: messages.amount, hint: messages.deposit.amountHint },
  },
);
export const depositReasonFields = formFields(
  { reason: DEPOSIT.reason },
  { reason: { kind: 'note', isWide: true } },
);
