import { type Kobo, TICKET_PAYMENT_LABELS, TICKET_PAYMENT_METHODS, formatNaira } from '@motorpark/domain';
import { ChoiceField, Notice, Stack, TextField } from '@motorpark/ui';
import { useBoundField } from '../../shell/form/useBoundField';
import { messages } from './messages';

const PAYMENT_CHOICES = TICKET_PAYMENT_METHODS.map((value) => ({
  value,
  label: TICKET_PAYMENT_LABELS[value],
}));

interface PaymentStepProps {
  amount: Kobo | undefined;
  /** How it was paid stands: the passenger has boarded, or the bus has left. */
  isLocked?: boolean;
}

/** Step 3: how it is paid. The amount is the trip's and can't be typed (specification section 2.17). */
export function PaymentStep({ amount, isLocked = false }: PaymentStepProps) {
  const amountPaid = useBoundField('amountPaid');
  return (
    <Stack gap={4}>
      <Notice tone="warning">{messages.payFirst}</Notice>
      <ChoiceField
        label="Payment Mode"
        isRequired
        isDisabled={isLocked}
        options={PAYMENT_CHOICES}
        {...useBoundField('paymentMode')}
      />
      <TextField
        label="Amount Paid"
        isReadOnly
        name="amountPaid"
        value={amount === undefined ? '' : formatNaira(amount)}
        onChange={() => undefined}
        error={amountPaid.error}
      />
    </Stack>
  );
}
