import {
  type FieldErrors,
  type Terminal,
  WAYBILL_STEPS,
  WAYBILL_FIELDS,
  settlement,
  type WaybillDraft,
} from '@motorpark/domain';
import { Page, StepIndicator, Wizard, toast } from '@motorpark/ui';
import type { FormApi } from 'final-form';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { ShowRefusal, firstStep, useRefusal } from '../../../shared/draft/ShowRefusal';
import { doneWith } from '../../../shared/record/messages';
import { GoodsStep, PaymentStep, ReceiverStep, SenderStep } from './WaybillSteps';
import { messages } from '../messages';
import { firstFaultyStep, stepErrors, stepOf } from './waybillSteps';
import type { WaybillExits, WaybillTask } from '../waybillTask';

/** The wizard as far as it has come. */
export interface WaybillWizardState {
  values: WaybillDraft;
  step: number;
  /** It was submitted: nothing is left to be lost. */
  isDone: boolean;
  /** Fills the form anew and goes back to its first step. */
  restart: (values: WaybillDraft) => void;
}

interface WaybillWizardProps {
  task: WaybillTask;
  /** What the form starts with; only the first one counts. */
  start: { values: WaybillDraft; step: number; refusal?: { errors: FieldErrors } | undefined };
  terminals: readonly Terminal[];
  exits: WaybillExits;
  /** Stands above the form: what the clerk has to know, what is kept of the form. */
  children: (state: WaybillWizardState) => ReactNode;
}

/** One form in four steps; a step opens once those before it are in order. */
export function WaybillWizard({ task, start, terminals, exits, children }: WaybillWizardProps) {
  const navigate = useNavigate();
  const [initialValues] = useState(start.values);
  const [step, setStep] = useState(() => firstStep(start, stepOf, LAST));
  const [isDone, setIsDone] = useState(false);
  const refusal = useRefusal(start.refusal?.errors);

  /** A field that comes back starts from the form's initial values, so these are brought up to what was typed. */
  function moveTo(target: number, form: FormApi<WaybillDraft>) {
    form.initialize((values) => values);
    setStep(target);
  }

  async function submit(values: WaybillDraft, form: FormApi<WaybillDraft>) {
    if (refusal.isShown()) return refusal.errors;
    if (step < LAST) return moveTo(step + 1, form);
    const faulty = firstFaultyStep(values);
    if (faulty !== undefined) {
      toast.error(messages.incomplete);
      return moveTo(faulty, form);
    }
    const result = await task.submit(values);
    if ('waybill' in result) {
      const { waybill } = result;
      setIsDone(true);
      await navigate(exits.pathAfter(waybill), { state: { waybill } });
      toast.success(doneWith(task.done, settlement(task.paid, waybill.amount)));
      return undefined;
    }
    if ('isUnsent' in result) {
      setIsDone(true);
      return await navigate(paths.admin.unsent);
    }
    const fields = Object.keys(result.errors);
    if (result.message !== undefined) toast.error(result.message, { isOnPage: fields.length > 0 });
    if (fields.length > 0) moveTo(Math.min(...fields.map(stepOf)), form);
    return result.errors;
  }

  return (
    <Form<WaybillDraft>
      initialValues={initialValues}
      validate={(values) => stepErrors(step, values)}
      onSubmit={submit}
      render={({ handleSubmit, values, submitting, form }) => {
        const restart = (empty: WaybillDraft) => {
          setStep(0);
          form.restart(empty);
        };
        const selectStep = (target: number) => moveTo(target, form);
        const contents = [
          <SenderStep key="sender" terminals={terminals} />,
          <ReceiverStep key="receiver" terminals={terminals} />,
          <GoodsStep key="goods" />,
          <PaymentStep
            key="payment"
            paid={task.paid}
            amount={WAYBILL_FIELDS.amount.kind.parse(values.amount)}
          />,
        ];
        return (
          <Page
            title={task.title}
            back={exits.back}
            actions={<StepIndicator steps={STEP_TITLES} current={step} onStepSelect={selectStep} />}
          >
            <ShowRefusal refusal={refusal} isReady submit={handleSubmit} />
            {children({ values, step, isDone, restart })}
            <Wizard
              label={task.title}
              steps={STEP_TITLES.map((title, index) => ({ title, content: contents[index] }))}
              current={step}
              showsSteps={false}
              onStepSelect={selectStep}
              onPrevious={() => selectStep(step - 1)}
              onNext={() => handleSubmit()}
              onSubmit={() => handleSubmit()}
              isBusy={submitting}
            />
          </Page>
        );
      }}
    />
  );
}

const STEP_TITLES = WAYBILL_STEPS.map(({ title }) => title);
const LAST = WAYBILL_STEPS.length - 1;
