import { useFormRules, useTerminalChoices } from '@motorpark/api';
import {
  type Kobo,
  WAYBILL_PAYMENT_METHODS,
  WAYBILL_STEPS,
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

/** The reference is asked for only where it is of use. */
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

/** The terminals that a field offers, the one that it has among them. */
function useTerminalAnswers(name: 'originTerminalId' | 'destinationTerminalId') {
  const { value } = useField<string>(name).input;
  const id = unlistedText(value) === undefined ? value : undefined;
  const { rows: terminals, ...state } = useTerminalChoices({ id });
  return answersOf(
    state,
    useMemo(() => terminalIdOptions(terminals), [terminals]),
  );
}

/** Step 1: who sends it, from where and when. */
export function SenderStep() {
  const isOptional = useFormRules().isStrict ?? false;
  const inputs = { ...INPUTS, senderEmail: { ...INPUTS.senderEmail, isOptional } };
  const originTerminalId = useTerminalAnswers('originTerminalId');
  return <RecordFields fields={formFields(SENDER.fields, inputs)} options={{ originTerminalId }} />;
}

/** Step 2: who gets it, and where. */
export function ReceiverStep() {
  const destinationTerminalId = useTerminalAnswers('destinationTerminalId');
  return <RecordFields fields={formFields(RECEIVER.fields, INPUTS)} options={{ destinationTerminalId }} />;
}

/** Step 3: what it is. */
export const GoodsStep = () => (
  <Stack gap={4}>
    <RecordFields fields={formFields(GOODS.fields, INPUTS)} />
  </Stack>
);

interface PaymentStepProps {
  /** What was paid already, for a waybill that is changed. */
  paid: Kobo | undefined;
  /** What is typed now, as far as it can be read. */
  amount: Kobo | undefined;
}

/** Step 4: what is paid, and how. */
export const PaymentStep = ({ paid, amount }: PaymentStepProps) => (
  <Stack gap={4}>
    <Notice tone="warning">{messages.payFirst}</Notice>
    <Settlement before={paid} after={amount} />
    <RecordFields fields={formFields(PAID, INPUTS)} />
    <ReferenceField of={{ paymentReference: REFERENCE }} />
  </Stack>
);
