import { useFormRules, useTerminalChoices } from '@motorpark/api';
import {
  type Kobo,
  WAYBILL_PAYMENT_METHODS,
  WAYBILL_STEPS,
  type Waybill,
  type WaybillFields,
  unlistedText,
} from '@motorpark/domain';
import { Notice, Stack } from '@motorpark/ui';
import { useMemo } from 'react';
import { useField } from 'react-final-form';
import { answersOf } from '../../../shared/record/answersOf';
import { RecordFields } from '../../../shared/record/RecordFields';
import { Settlement } from '../../../shared/record/Settlement';
import { ReferenceField } from '../../../shared/sale/ReferenceField';
import { type FieldInputs, formFields } from '../../../shared/record/fieldKinds';
import { terminalIdOptions } from '../../terminal/terminalOptions';
import { messages } from '../messages';

const [SENDER, RECEIVER, GOODS, PAYMENT] = WAYBILL_STEPS;
const { paymentReference: REFERENCE, ...PAID } = PAYMENT.fields;

/** How each field is entered. The payment reference has a component of its own, because it is only shown for some methods. */
const INPUTS: FieldInputs<Omit<WaybillFields, 'paymentReference'>> = {
  senderName: {},
  senderPhone: { kind: 'phone' },
  originTerminalId: { kind: 'search', placeholder: 'Choose a terminal' },
  senderAddress: {},
  senderEmail: { kind: 'anyEmail' },
  bookDate: { kind: 'day' },
  receiverName: {},
  receiverPhone: { kind: 'phone', hint: 'The sender’s, where the receiver has none.' },
  destinationTerminalId: { kind: 'search', placeholder: 'Choose a terminal' },
  description: { isWide: true },
  quantity: { kind: 'digits' },
  weight: { kind: 'weight' },
  worth: { kind: 'amount' },
  handlingInstructions: { kind: 'lines', isWide: true },
  amount: { kind: 'amount' },
  paymentMethod: { kind: 'radio', answers: WAYBILL_PAYMENT_METHODS, isWide: true },
};

/** Options for a field's terminal, including the one it has. */
function useTerminalAnswers(name: 'originTerminalId' | 'destinationTerminalId') {
  const { value } = useField<string>(name).input;
  const id = unlistedText(value) === undefined ? value : undefined;
  const { rows: terminals, ...state } = useTerminalChoices({ id });
  return answersOf(
    state,
    useMemo(() => terminalIdOptions(terminals), [terminals]),
  );
}

/** Step 1: the sender, with the terminal and day of departure. */
export function SenderStep() {
  const isOptional = useFormRules().isStrict ?? false;
  const inputs = { ...INPUTS, senderEmail: { ...INPUTS.senderEmail, isOptional } };
  const originTerminalId = useTerminalAnswers('originTerminalId');
  return <RecordFields fields={formFields(SENDER.fields, inputs)} options={{ originTerminalId }} />;
}

/** Step 2: the receiver and the destination. */
export function ReceiverStep() {
  const destinationTerminalId = useTerminalAnswers('destinationTerminalId');
  return <RecordFields fields={formFields(RECEIVER.fields, INPUTS)} options={{ destinationTerminalId }} />;
}

/** Step 3: the goods. */
export const GoodsStep = () => (
  <Stack gap={4}>
    <RecordFields fields={formFields(GOODS.fields, INPUTS)} />
  </Stack>
);

interface PaymentStepProps {
  /** The amount already paid, of a waybill that is edited. */
  paid: Kobo | undefined;
  /** The typed amount; undefined if it is invalid. */
  amount: Kobo | undefined;
  /** On which terms money is given back, of a waybill that is edited. */
  terms: Waybill['terms'];
}

/** Step 4: the amount and the payment method. */
export const PaymentStep = ({ paid, amount, terms }: PaymentStepProps) => (
  <Stack gap={4}>
    <Notice tone="warning">{messages.payFirst}</Notice>
    <Settlement before={paid} after={amount} terms={terms?.amount} />
    {terms?.method.refused !== undefined && <Notice tone="info">{terms.method.refused}</Notice>}
    <RecordFields fields={formFields(PAID, INPUTS)} />
    <ReferenceField of={{ paymentReference: REFERENCE }} />
  </Stack>
);
