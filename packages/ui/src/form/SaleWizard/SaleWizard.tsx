import {
  type Cash,
  type FieldErrors,
  type Kobo,
  cashDue,
  cashFault,
  cashFor,
  doneWith,
  settlement,
} from '@motorpark/domain';
import type { FormApi } from 'final-form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { Notice, StepIndicator, type StepMove, Wizard } from '../../flow';
import { Page } from '../../layout';
import { useLocale } from '../../locale';
import { toast } from '../../overlay';
import { ShowRefusal, firstStep, useRefusal } from '../ShowRefusal';
import { WithdrawnComplaint, useComplaint } from '../useComplaint';
import { WaitingPress, useWaitingPress } from '../waitingPress';

/** What the wizard does with its form: makes a sale, or edits one. */
export interface SaleTask<Order, Row> {
  title: string;
  done: string;
  /** The amount already paid, for an edit, and the part of it that was not in cash, if it was paid in two ways. */
  paid?: Kobo | undefined;
  paidNonCash?: Kobo | undefined;
  /** Returns what the company keeps of money that the edit gives back; by default nothing. */
  keptOf?: (saved: Row) => Kobo;
  /** `cash` is what the customer gave, if that was entered: it is printed, not booked. */
  save: (order: Order, cash: Cash | undefined) => Promise<SaleResult<Row>>;
}

/** What became of a submitted form. */
export type SaleResult<Row> =
  | { state: 'saved'; result: Row }
  /** It is stored on this machine, and will be sent later. */
  | { state: 'unsent' }
  /** It was refused, and the form keeps its values. `message` is the toast's text, undefined if another screen shows it. */
  | {
      state: 'failed';
      message: string | undefined;
      errors: FieldErrors;
      failure: { requestId?: string | undefined; fieldErrors?: FieldErrors };
    };

export interface WizardStart<Values> {
  values: Values;
  step: number;
  refusal?: { errors: FieldErrors } | undefined;
}

export interface WizardState<Values> {
  values: Values;
  step: number;
  isInvalid: boolean;
  /** Whether it was submitted: there is nothing left to lose. */
  isDone: boolean;
  /** Takes the next step, or submits on the last. */
  goOn: StepMove;
  /** Shows a toast that the form is incomplete, until it is mended. */
  complain: () => void;
  /** Resets the form to these values and returns to its first step. */
  restart: (values: Values) => void;
}

interface WizardParts {
  contents: readonly ReactNode[];
  /** Shown above the form: notices for the clerk, and about its draft. */
  above: ReactNode;
  aside?: ReactNode;
  /** What is about to be sold, in one line beside the buttons. */
  about?: string | undefined;
  hint?: string | undefined;
  /** Whether what the form is validated and priced by is known. Until then a press of Next or Submit waits; default true. */
  isReady?: boolean;
  /** Replaces the usual next step. */
  onNext?: StepMove;
}

/** The fields of the last step that this wizard itself reads. */
interface PaidValues {
  paymentMethod: string;
  nonCash?: string;
  /** The cash that the customer gave, as typed; never part of the order. */
  cashReceived?: string;
}

export interface SaleWizardProps<Values extends PaidValues, Order, Row> {
  /** What is done, what it is called, and how it is saved. */
  task: SaleTask<Order, Row>;
  /** Only its first value is used. */
  start: WizardStart<Values>;
  /** Each with its title, and the schema of its fields. */
  steps: readonly FormStep[];
  /** The list to which one goes back. */
  back: { href: string; label: string };
  /** Returns what is wrong with the fields of a step. */
  errorsAt: (step: number, values: Values) => FieldErrors;
  /** Returns the amount of the sale; undefined until it is known. */
  amountOf: (values: Values) => Kobo | undefined;
  /** Returns the order to send; undefined if it is incomplete. */
  orderOf: (values: Values) => Order | undefined;
  /** Reloads what the form is validated by, after a refusal. */
  onRefused?: () => Promise<unknown>;
  /** Opens the saved record; `cash` is what the customer gave for it, if that was entered. */
  show: (saved: Row, cash: Cash | undefined) => Promise<void> | void;
  /** Opens what is stored on this machine and not sent yet, with the sale that has just been stored. */
  showUnsent: () => Promise<void> | void;
  /** Returns the content of each step, and what is shown around the form. */
  children: (state: WizardState<Values>) => WizardParts;
}

/** A form in steps that makes a sale or edits one; a step opens once those before it are valid. */
export function SaleWizard<Values extends PaidValues, Order, Row extends { amount?: Kobo | undefined }>(
  props: SaleWizardProps<Values, Order, Row>,
) {
  const { task, start, steps, back, amountOf, orderOf, onRefused, show, showUnsent, children } = props;
  const { say } = useLocale();
  const [initialValues] = useState(start.values);
  const last = steps.length - 1;
  const place = (field: string) => stepOf(steps, field);
  const [step, setStep] = useState(() => firstStep(start, place, last));
  const [isDone, setIsDone] = useState(false);
  const isMounted = useIsMounted();
  const refusal = useRefusal(start.refusal?.errors);
  const complaint = useComplaint();
  const waiting = useWaitingPress();
  const titles = steps.map(({ title }) => title);

  /** The amount to collect in cash; undefined if there is none. */
  const dueInCash = (values: Values): Kobo | undefined =>
    cashDue((amountOf(values) ?? 0) - (task.paid ?? 0) + (task.paidNonCash ?? 0), values);

  function errorsAt(index: number, values: Values): FieldErrors {
    const due = index === last ? dueInCash(values) : undefined;
    const fault = due === undefined ? undefined : cashFault(due, values.cashReceived);
    return { ...props.errorsAt(index, values), ...(fault !== undefined && { cashReceived: fault }) };
  }

  /** Returns what is wrong with a step before this one. It was valid when it was left: something has happened since. */
  function happenedBefore(index: number, values: Values): string | undefined {
    const earlier = steps.slice(0, index);
    const invalidStep = firstInvalidStep(earlier, (one) => errorsAt(one, values));
    return invalidStep === undefined ? undefined : Object.values(errorsAt(invalidStep, values))[0];
  }

  /** Remounted fields start from the form's initial values, so these are first set to the current values. */
  function moveTo(target: number, form: FormApi<Values>) {
    form.initialize((values) => values);
    setStep(target);
  }

  async function submit(values: Values, form: FormApi<Values>) {
    if (refusal.isShown()) return refusal.errors;
    complaint.withdraw();
    if (step < last) return moveTo(step + 1, form);
    const invalidStep = firstInvalidStep(steps, (index) => errorsAt(index, values));
    const order = orderOf(values);
    if (invalidStep !== undefined || order === undefined) {
      const happened = happenedBefore(step, values);
      complaint.complain(values, happened ?? say('Please fill all required fields before submitting.'), {
        isOnPage: true,
      });
      return moveTo(invalidStep ?? 0, form);
    }
    const due = dueInCash(values);
    const cash = due === undefined ? undefined : cashFor(due, values.cashReceived);
    const delivery = await task.save(order, cash);
    // If the user has navigated elsewhere meanwhile, they stay there: a toast or the bar of unsent sales informs them.
    if (delivery.state === 'saved') {
      const saved = delivery.result;
      setIsDone(true);
      if (isMounted.current) await show(saved, cash);
      const { amount } = saved;
      const held = amount === undefined ? undefined : amount + (task.keptOf?.(saved) ?? 0);
      toast.success(doneWith(task.done, settlement(task.paid, held)));
      return undefined;
    }
    if (delivery.state === 'unsent') {
      setIsDone(true);
      if (isMounted.current) await showUnsent();
      return undefined;
    }
    const fields = Object.keys(delivery.errors);
    if (fields.length > 0) {
      await onRefused?.();
      moveTo(Math.min(...fields.map(place)), form);
    }
    if (delivery.message !== undefined)
      complaint.complain(values, delivery.message, {
        requestId: delivery.failure.requestId,
        isOnPage: fields.length > 0,
        complaints: Object.values(delivery.failure.fieldErrors ?? {}),
      });
    return delivery.errors;
  }

  return (
    <Form<Values>
      initialValues={initialValues}
      validate={(values) => errorsAt(step, values)}
      onSubmit={submit}
      render={({ handleSubmit, values, submitting, invalid, form }) => {
        const restart = (empty: Values) => {
          setStep(0);
          form.restart(empty);
        };
        const selectStep = (target: number) => moveTo(target, form);
        const state = {
          values,
          step,
          isInvalid: invalid ?? false,
          isDone,
          goOn: () => handleSubmit(),
          complain: () =>
            complaint.complain(values, say('Please fill all required fields before submitting.')),
          restart,
        };
        const { above, contents, isReady = true, onNext = () => handleSubmit(), ...parts } = children(state);
        const press = waiting.heldUntil(isReady, onNext);
        const isOpen = isReady && !submitting && !isDone;
        const happened = isOpen ? happenedBefore(step, values) : undefined;
        return (
          <Page
            title={task.title}
            back={back}
            actions={<StepIndicator steps={titles} current={step} onSelect={selectStep} />}
          >
            <ShowRefusal refusal={refusal} isReady={isReady} submit={handleSubmit} />
            <WaitingPress waiting={waiting} isReady={isReady} onNext={onNext} />
            <WithdrawnComplaint complaint={complaint} values={values} isInvalid={state.isInvalid} />
            {above}
            {happened !== undefined && <Notice tone="warning">{happened}</Notice>}
            <Wizard
              {...parts}
              label={task.title}
              steps={titles.map((title, index) => ({ title, content: contents[index] }))}
              current={step}
              showsSteps={false}
              onStepSelect={selectStep}
              onPrevious={() => selectStep(step - 1)}
              onNext={press}
              onSubmit={press}
              isBusy={submitting || waiting.isOn}
            />
          </Page>
        );
      }}
    />
  );
}

/** Returns a ref that tells whether the wizard is still mounted, for code that runs after a response. */
function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

interface FormStep {
  title: string;
  schema: { fields: object };
}

/** Returns the step that has a field; the first if none has it. */
const stepOf = (steps: readonly FormStep[], field: string): number =>
  Math.max(
    0,
    steps.findIndex(({ schema }) => field in schema.fields),
  );

/** Returns the first step with errors; undefined if the form can be submitted. */
export function firstInvalidStep(
  steps: readonly FormStep[],
  errorsAt: (step: number) => FieldErrors,
): number | undefined {
  const step = steps.findIndex((_, index) => Object.keys(errorsAt(index)).length > 0);
  return step < 0 ? undefined : step;
}
