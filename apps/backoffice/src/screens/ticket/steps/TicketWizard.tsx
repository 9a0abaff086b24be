import { useFareRule } from '@motorpark/api';
import type { FieldErrors, Session, TicketDraft, Trip } from '@motorpark/domain';
import { TICKET_STEPS, settlement, terminalOf, withoutTaken } from '@motorpark/domain';
import { Page, StepIndicator, TripSummary, Wizard, toast } from '@motorpark/ui';
import type { FormApi } from 'final-form';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { paths, ticketOverviewPath } from '../../../paths';
import { ShowRefusal, firstStep, useRefusal } from '../../../shared/draft/ShowRefusal';
import { now, today } from '../../../shared/today';
import { doneWith } from '../../../shared/record/messages';
import { type LateBus, LateBusDialog } from '../dialogs/LateBusDialog';
import { PassengerStep } from './PassengerStep';
import { PaymentStep } from './PaymentStep';
import { TripStep } from './TripStep';
import { TICKETS, messages } from '../messages';
import {
  type Sale,
  amountOf,
  fareOf,
  firstFaultyStep,
  lateBy,
  lostSeats,
  obstacleOf,
  stepErrors,
  stepOf,
} from './ticketSteps';
import type { TicketTask } from '../ticketTask';

/** The wizard as far as it has come. */
export interface WizardState {
  sale: Sale;
  step: number;
  /** Empties the form and goes back to its first step. */
  restart: (values: TicketDraft) => void;
}

interface TicketWizardProps {
  task: TicketTask;
  /** What the form starts with; only the first one counts. */
  start: { values: TicketDraft; step: number; refusal?: { errors: FieldErrors } | undefined };
  /** Whether nothing but the passenger's information can be changed. */
  isLocked?: boolean;
  trips: readonly Trip[];
  session: Session;
  /** The trips are on their way. */
  isLoading: boolean;
  /** Asks the server for the trips as they are now. */
  refreshTrips: () => Promise<unknown>;
  /** Stands above the form: what the clerk has to know, what is kept of the form. */
  children: (state: WizardState) => ReactNode;
}

/** One form in three steps; a step opens once those before it are in order. */
export function TicketWizard({
  task,
  start,
  isLocked = false,
  trips,
  session,
  isLoading,
  refreshTrips,
  children,
}: TicketWizardProps) {
  const navigate = useNavigate();
  const fares = useFareRule();
  const [initialValues] = useState(start.values);
  const [step, setStep] = useState(() => firstStep(start, stepOf, TICKET_STEPS.length - 1));
  const refusal = useRefusal(start.refusal?.errors);
  const [asked, setAsked] = useState<LateBus>();
  const isLast = step === TICKET_STEPS.length - 1;

  function saleOf(values: TicketDraft): Sale {
    const known = { today: today(), now: now(), fares, ticket: task.ticket };
    const sale = { ...known, values, trip: trips.find(({ id }) => id === values.tripId) };
    return { ...sale, trip: task.tripFor(sale) };
  }

  /** A field that comes back starts from the form's initial values, so these are brought up to what was typed. */
  function moveTo(target: number, form: FormApi<TicketDraft>) {
    form.initialize((values) => values);
    setStep(target);
  }

  async function submit(values: TicketDraft, form: FormApi<TicketDraft>) {
    if (refusal.isShown()) return refusal.errors;
    if (!isLast) return moveTo(step + 1, form);
    const { trip, ...sale } = saleOf(values);
    const faulty = firstFaultyStep({ trip, ...sale });
    if (faulty !== undefined || !trip) {
      toast.error(messages.incomplete);
      return moveTo(faulty ?? 0, form);
    }
    const result = await task.submit({ trip, ...sale });
    if ('ticket' in result) {
      const { ticket } = result;
      await navigate(ticketOverviewPath(ticket.id), { state: { ticket, isJustSold: true } });
      toast.success(doneWith(task.done, settlement(task.ticket?.amount, ticket.amount)));
      return undefined;
    }
    if ('isUnsent' in result) return await navigate(paths.admin.unsent);
    const fields = Object.keys(result.errors);
    if (result.message !== undefined) toast.error(result.message, { isOnPage: fields.length > 0 });
    if (fields.length > 0) {
      await refreshTrips();
      moveTo(Math.min(...fields.map(stepOf)), form);
    }
    return result.errors;
  }

  return (
    <Form<TicketDraft>
      initialValues={initialValues}
      validate={(values) => stepErrors(step, saleOf(values))}
      onSubmit={submit}
      render={({ handleSubmit, values, submitting, invalid, form }) => {
        const sale = saleOf(values);
        const amount = amountOf(sale);
        const restart = (empty: TicketDraft) => {
          setStep(0);
          form.restart(empty);
        };
        const goOn = () => {
          if (isLast && invalid) toast.error(messages.incomplete);
          const late = lateBy(sale);
          if (!invalid && late !== undefined && asked?.tripId !== values.tripId) {
            return setAsked({ tripId: values.tripId, minutes: late, isOpen: true });
          }
          return handleSubmit();
        };
        const steps = [
          <TripStep
            key="trip"
            trip={sale.trip}
            trips={trips}
            isLoading={isLoading}
            terminal={terminalOf(session)}
            now={sale.now}
            obstacle={isLoading ? undefined : obstacleOf(sale)}
            lost={lostSeats(sale)}
            isLocked={isLocked}
          />,
          <PassengerStep key="passenger" today={sale.today} />,
          <PaymentStep key="payment" amount={amount} paid={task.ticket?.amount} isLocked={isLocked} />,
        ];
        const selectStep = (target: number) => moveTo(target, form);
        return (
          <Page
            title={task.title}
            back={TICKETS}
            actions={<StepIndicator steps={STEP_TITLES} current={step} onStepSelect={selectStep} />}
          >
            <ShowRefusal refusal={refusal} isReady={!isLoading} submit={handleSubmit} />
            {children({ sale, step, restart })}
            <Wizard
              label={task.title}
              steps={TICKET_STEPS.map(({ title }, index) => ({ title, content: steps[index] }))}
              current={step}
              showsSteps={false}
              onStepSelect={selectStep}
              onPrevious={() => selectStep(step - 1)}
              onNext={goOn}
              onSubmit={goOn}
              isBusy={submitting}
              hint={step === 0 && !isLocked ? messages.seatKeys : undefined}
              aside={
                <TripSummary
                  trip={sale.trip}
                  chosenSeats={withoutTaken(values.seats, sale.trip?.takenSeats ?? [])}
                  fare={fareOf(sale)}
                  amount={amount}
                />
              }
            />
            {asked?.isOpen && (
              <LateBusDialog
                minutes={asked.minutes}
                onSell={() => {
                  setAsked({ ...asked, isOpen: false });
                  void handleSubmit();
                }}
                onCancel={() => setAsked(undefined)}
              />
            )}
          </Page>
        );
      }}
    />
  );
}

const STEP_TITLES = TICKET_STEPS.map(({ title }) => title);
