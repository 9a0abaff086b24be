import { useServerCan } from '@motorpark/api';
import { type Kobo, type Terminal, WAYBILL_PAYMENT_METHODS } from '@motorpark/domain';
import {
  ChoiceField,
  ComboboxField,
  DateField,
  FieldGrid,
  Notice,
  Stack,
  TextAreaField,
  TextField,
} from '@motorpark/ui';
import { useMemo } from 'react';
import { useBoundField } from '../../shell/form/useBoundField';
import { terminalIdOptions } from '../terminal/terminalOptions';
import { Settlement } from '../record/Settlement';
import { messages } from './messages';

interface WithTerminals {
  terminals: readonly Terminal[];
}

/** Step 1: who sends it, from where and when. */
export function SenderStep({ terminals }: WithTerminals) {
  const needsEmail = useServerCan('forms.checked') === false;
  const options = useMemo(() => terminalIdOptions(terminals), [terminals]);
  return (
    <FieldGrid>
      <TextField label="Sender Name" isRequired autoComplete="off" {...useBoundField('senderName')} />
      <TextField
        label="Phone Number"
        type="tel"
        inputMode="tel"
        isRequired
        autoComplete="off"
        {...useBoundField('senderPhone')}
      />
      <ComboboxField
        label="Origin Terminal"
        placeholder="Choose a terminal"
        isRequired
        options={options}
        {...useBoundField('originTerminalId')}
      />
      <TextField label="Address" isRequired autoComplete="off" {...useBoundField('senderAddress')} />
      <TextField
        label="Email"
        inputMode="email"
        isRequired={needsEmail}
        autoComplete="off"
        {...useBoundField('senderEmail')}
      />
      <DateField label="Booking Date" isRequired {...useBoundField('bookDate')} />
    </FieldGrid>
  );
}

/** Step 2: who gets it, and where. */
export function ReceiverStep({ terminals }: WithTerminals) {
  const options = useMemo(() => terminalIdOptions(terminals), [terminals]);
  return (
    <FieldGrid>
      <TextField label="Receiver Name" isRequired autoComplete="off" {...useBoundField('receiverName')} />
      <TextField
        label="Phone Number"
        type="tel"
        inputMode="tel"
        isRequired
        autoComplete="off"
        {...useBoundField('receiverPhone')}
      />
      <ComboboxField
        label="Destination Terminal"
        placeholder="Choose a terminal"
        isRequired
        options={options}
        {...useBoundField('destinationTerminalId')}
      />
    </FieldGrid>
  );
}

/** Step 3: what it is. */
export function GoodsStep() {
  return (
    <Stack gap={4}>
      <TextField label="Description" isRequired autoComplete="off" {...useBoundField('description')} />
      <FieldGrid>
        <TextField
          label="Quantity"
          inputMode="numeric"
          isRequired
          autoComplete="off"
          {...useBoundField('quantity')}
        />
        <TextField
          label="Weight"
          suffix="kg"
          inputMode="decimal"
          autoComplete="off"
          {...useBoundField('weight')}
        />
        <TextField
          label="Worth of Goods"
          prefix="₦"
          inputMode="decimal"
          isRequired
          autoComplete="off"
          {...useBoundField('worth')}
        />
      </FieldGrid>
      <TextAreaField label="Handling Instructions" isRequired {...useBoundField('handlingInstructions')} />
    </Stack>
  );
}

const PAYMENT_CHOICES = WAYBILL_PAYMENT_METHODS.map((value) => ({ value, label: value }));

interface PaymentStepProps {
  /** What was paid already, for a waybill that is changed. */
  paid: Kobo | undefined;
  /** What is typed now, as far as it can be read. */
  amount: Kobo | undefined;
}

/** Step 4: what is paid, and how. */
export function PaymentStep({ paid, amount }: PaymentStepProps) {
  return (
    <Stack gap={4}>
      <Notice tone="warning">{messages.payFirst}</Notice>
      <Settlement before={paid} after={amount} />
      <FieldGrid>
        <TextField
          label="Amount Paid"
          prefix="₦"
          inputMode="decimal"
          isRequired
          autoComplete="off"
          {...useBoundField('amount')}
        />
      </FieldGrid>
      <ChoiceField
        label="Payment Mode"
        isRequired
        options={PAYMENT_CHOICES}
        {...useBoundField('paymentMethod')}
      />
    </Stack>
  );
}
