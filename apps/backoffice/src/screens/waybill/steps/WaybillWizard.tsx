import { type KnownCustomer, formRules, useFormRules, useTerminalChoices } from '@motorpark/api';
import {
  type FieldErrors,
  type Kobo,
  WAYBILL_FIELDS,
  WAYBILL_PAYMENT_METHODS,
  WAYBILL_STEPS,
  type Waybill,
  type WaybillDraft,
  type WaybillFields,
  fieldErrors,
  formatNaira,
  needsSenderEmail,
  unlistedText,
  terminalIdOptions,
} from '@motorpark/domain';
import { Notice, Stack } from '@motorpark/ui';
import {
  CashField,
  type FieldInputs,
  RecordFields,
  type SaleTask,
  SaleWizard,
  type WizardStart,
  type WizardState,
  answersOf,
  formFields,
} from '@motorpark/ui/form';
import { type ReactNode, useMemo } from 'react';
import { useField } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { Settlement } from '../../../shared/record/Settlement';
import { CustomerFields } from '../../../shared/sale/CustomerFields';
import { ReferenceField } from '../../../shared/sale/ReferenceField';
import { useTwoWays } from '../../../shared/sale/useTwoWays';
import { useTariff } from './useTariff';
import type { WaybillExits } from '../waybillExits';
import { messages } from '../messages';

interface WaybillWizardProps {
  task: SaleTask<WaybillDraft, Waybill>;
  /** Initial values and step; later changes of this prop are ignored. */
  start: WizardStart<WaybillDraft>;
  exits: WaybillExits;
  /** On which terms money is given back, of a waybill that is edited. */
  terms?: Waybill['terms'];
  /** Shown above the form: notices, and the state of the stored draft. */
  children: (state: WizardState<WaybillDraft>) => ReactNode;
}

export function WaybillWizard({ task, start, exits, terms, children }: WaybillWizardProps) {
  const navigate = useNavigate();
  return (
    <SaleWizard
      task={task}
      start={start}
      steps={WAYBILL_STEPS}
      back={exits.back}
      errorsAt={stepErrors}
      amountOf={amountOf}
      orderOf={(values) => values}
      show={(waybill, cash) =>
        navigate(exits.pathAfter(waybill), { state: { waybill, isJustSaved: true, cash } })
      }
      showUnsent={() => navigate(paths.admin.unsent, { state: { isJustSaved: true } })}
    >
      {(state) => ({
        above: children(state),
        about: aboutOf(state.values),
        contents: [
          <SenderStep key="sender" />,
          <ReceiverStep key="receiver" />,
          <GoodsStep key="goods" />,
          <PaymentStep key="payment" task={task} amount={amountOf(state.values)} terms={terms} />,
        ],
      })}
    </SaleWizard>
  );
}

const [SENDER, RECEIVER, GOODS, PAYMENT] = WAYBILL_STEPS;
const { nonCash: _nonCash, paymentReference: REFERENCE, ...PAID } = PAYMENT.fields;

/** How each field is entered. The payment reference and a part have components of their own, because they are only shown for some methods. */
const INPUTS: FieldInputs<Omit<WaybillFields, 'nonCash' | 'paymentReference'>> = {
  senderPhone: { kind: 'phone' },
  senderName: {},
  originTerminalId: { kind: 'search', placeholder: 'Choose a terminal' },
  senderAddress: {},
  senderEmail: { kind: 'anyEmail' },
  bookDate: { kind: 'day' },
  receiverPhone: { kind: 'phone', hint: 'The sender’s, where the receiver has none.' },
  receiverName: {},
  destinationTerminalId: { kind: 'search', placeholder: 'Choose a terminal' },
  description: { isWide: true },
  quantity: { kind: 'digits' },
  weight: { kind: 'weight' },
  worth: { kind: 'amount' },
  handlingInstructions: { kind: 'note', isWide: true },
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

/** What is known of an earlier customer, by the sender's and the receiver's field that it fills in. */
const KNOWN_SENDER = {
  senderName: 'name',
  senderAddress: 'address',
  senderEmail: 'email',
} satisfies Partial<Record<keyof WaybillFields, keyof KnownCustomer>>;
const KNOWN_RECEIVER = { receiverName: 'name' } satisfies Partial<
  Record<keyof WaybillFields, keyof KnownCustomer>
>;

/** Step 1: the sender, with the terminal and day of departure. */
function SenderStep() {
  const isOptional = !needsSenderEmail(useFormRules());
  const inputs = { ...INPUTS, senderEmail: { ...INPUTS.senderEmail, isOptional } };
  const originTerminalId = useTerminalAnswers('originTerminalId');
  return (
    <CustomerFields
      phone="senderPhone"
      fills={KNOWN_SENDER}
      fields={formFields(SENDER.fields, inputs)}
      options={{
        originTerminalId: { ...originTerminalId, fills: useTariff().fillsFrom('originTerminalId') },
      }}
    />
  );
}

/** Step 2: the receiver and the destination. */
function ReceiverStep() {
  const destinationTerminalId = useTerminalAnswers('destinationTerminalId');
  return (
    <CustomerFields
      phone="receiverPhone"
      fills={KNOWN_RECEIVER}
      fields={formFields(RECEIVER.fields, INPUTS)}
      options={{
        destinationTerminalId: {
          ...destinationTerminalId,
          fills: useTariff().fillsFrom('destinationTerminalId'),
        },
      }}
    />
  );
}

/** Step 3: the goods. */
const GoodsStep = () => (
  <Stack gap={4}>
    <RecordFields
      fields={formFields(GOODS.fields, INPUTS)}
      options={{ weight: { fills: useTariff().fillsFrom('weight') } }}
    />
  </Stack>
);

interface PaymentStepProps {
  /** Its amounts already paid are those of a waybill that is edited. */
  task: WaybillWizardProps['task'];
  /** The typed amount; undefined if it is invalid. */
  amount: Kobo | undefined;
  /** On which terms money is given back, of a waybill that is edited. */
  terms: Waybill['terms'];
}

/** Step 4: the amount and the payment method. */
function PaymentStep({ task: { paid, paidNonCash = 0 }, amount, terms }: PaymentStepProps) {
  const [transfer] = WAYBILL_PAYMENT_METHODS;
  const twoWays = useTwoWays({ amount, transfer });
  return (
    <Stack gap={4}>
      <Notice tone="warning">{messages.payFirst}</Notice>
      <Settlement before={paid} after={amount} terms={terms?.amount} />
      {terms?.method.refused !== undefined && <Notice tone="info">{terms.method.refused}</Notice>}
      <RecordFields fields={formFields(PAID, INPUTS)} options={{ amount: { hint: useTariff().hint } }} />
      {twoWays.field}
      <ReferenceField of={{ paymentReference: REFERENCE }} />
      <CashField due={amount === undefined ? undefined : amount - (paid ?? 0) + paidNonCash} />
      {twoWays.button}
    </Stack>
  );
}

/** What is about to be taken in, in one line. */
function aboutOf(values: WaybillDraft): string {
  const [sender, receiver, goods] = [values.senderName, values.receiverName, values.description].map((text) =>
    text.trim(),
  );
  const amount = amountOf(values);
  return [sender, receiver && `to ${receiver}`, goods, amount !== undefined && formatNaira(amount)]
    .filter(Boolean)
    .join(' · ');
}

/** The typed amount; undefined if it is invalid. */
const amountOf = ({ amount }: WaybillDraft): Kobo | undefined => WAYBILL_FIELDS.amount.kind.parse(amount);

function stepErrors(step: number, values: WaybillDraft): FieldErrors {
  const schema = WAYBILL_STEPS[step]?.schema;
  return schema ? fieldErrors(schema, values, formRules()) : {};
}
