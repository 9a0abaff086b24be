import type { Session, Trip } from '@motorpark/domain';
import { TICKET_STEPS, seatsSoldMessage, ticketAmount, withoutTaken } from '@motorpark/domain';
import { Button, Notice, Page, StepIndicator, TripSummary, Wizard, toast } from '@motorpark/ui';
import type { FormApi } from 'final-form';
import { useEffect, useState } from 'react';
import { Form } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { href, paths, ticketOverviewPath } from '../../paths';
import { today } from '../../shell/today';
import { PassengerStep } from './PassengerStep';
import { PaymentStep } from './PaymentStep';
import { TripStep } from './TripStep';
import { messages } from './messages';
import { NEW_TICKET, type TicketDraft, dropDraft, keepDraft, readDraft } from './ticketDraft';
import { type Sale, firstFaultyStep, lostSeats, obstacleOf, stepErrors, stepOf } from './ticketSteps';
import { tripOptions } from './tripOptions';
import { useSellTicket } from './useSellTicket';

interface TicketWizardProps {
  trips: readonly Trip[];
  session: Session;
  /** The trips are on their way. */
  isLoading: boolean;
  /** Asks the server for the trips as they are now. */
  refreshTrips: () => Promise<unknown>;
}

/** One form in three steps; a step opens once those before it are in order (specification section 2.17). */
export function TicketWizard({ trips, isLoading, session, refreshTrips }: TicketWizardProps) {
  const navigate = useNavigate();
  const { sell, asBefore } = useSellTicket();
  const owner = `${session.terminalName}/${session.name ?? ''}`;
  const [kept, setKept] = useState(() => readDraft(owner));
  const [step, setStep] = useState(kept?.step ?? 0);
  const isLast = step === TICKET_STEPS.length - 1;

  function saleOf(values: TicketDraft): Sale {
    const sale = {
      values,
      trip: trips.find(({ id }) => id === values.selectedTrip),
      today: today(),
    };
    return { ...sale, trip: asBefore(sale) };
  }

  /** A field that comes back starts from the form's initial values, so these are brought up to what was typed. */
  function moveTo(target: number, form: FormApi<TicketDraft>) {
    form.initialize((values) => values);
    setStep(target);
  }

  async function submit(values: TicketDraft, form: FormApi<TicketDraft>) {
    if (!isLast) return moveTo(step + 1, form);
    const { trip, ...sale } = saleOf(values);
    const faulty = firstFaultyStep({ trip, ...sale });
    if (faulty !== undefined || !trip) {
      toast.error(messages.incomplete);
      return moveTo(faulty ?? 0, form);
    }
    const result = await sell({ trip, ...sale });
    if ('ticket' in result) {
      dropDraft();
      toast.success(messages.created);
      return navigate(ticketOverviewPath(result.ticket.id), {
        state: { ticket: result.ticket },
      });
    }
    if (result.message !== undefined) toast.error(result.message);
    const fields = Object.keys(result.errors);
    if (fields.length > 0) {
      await refreshTrips();
      moveTo(Math.min(...fields.map(stepOf)), form);
    }
    return result.errors;
  }

  return (
    <Form<TicketDraft>
      initialValues={kept?.values ?? NEW_TICKET}
      validate={(values) => stepErrors(step, saleOf(values))}
      onSubmit={submit}
      render={({ handleSubmit, values, submitting, invalid, form }) => {
        const sale = saleOf(values);
        const lost = lostSeats(sale);
        const amount = sale.trip && ticketAmount(sale.trip);
        const startOver = () => {
          dropDraft();
          setKept(undefined);
          setStep(0);
          form.restart(NEW_TICKET);
        };
        const goOn = () => {
          if (isLast && invalid) toast.error(messages.incomplete);
          return handleSubmit();
        };
        const steps = [
          <TripStep
            key="trip"
            trip={sale.trip}
            options={tripOptions(trips, session.terminalName, sale.today, values.selectedTrip)}
            obstacle={isLoading ? undefined : obstacleOf(sale)}
            lost={lost.length > 0 ? seatsSoldMessage(lost) : undefined}
          />,
          <PassengerStep key="passenger" today={sale.today} />,
          <PaymentStep key="payment" amount={amount} />,
        ];
        const selectStep = (target: number) => moveTo(target, form);
        return (
          <Page
            title={messages.book}
            back={{ href: href(paths.admin.tickets), label: messages.history }}
            actions={<StepIndicator steps={STEP_TITLES} current={step} onStepSelect={selectStep} />}
          >
            <DraftKeeper owner={owner} step={step} values={values} />
            {kept && (
              <Notice tone="info" action={<Button onClick={startOver}>{messages.startOver}</Button>}>
                {messages.kept}
              </Notice>
            )}
            <Wizard
              label={messages.book}
              steps={TICKET_STEPS.map(({ title }, index) => ({
                title,
                content: steps[index],
              }))}
              current={step}
              showsSteps={false}
              onStepSelect={selectStep}
              onPrevious={() => selectStep(step - 1)}
              onNext={goOn}
              onSubmit={goOn}
              isBusy={submitting}
              hint={step === 0 ? messages.seatKeys : undefined}
              aside={
                <TripSummary
                  trip={sale.trip}
                  chosenSeats={withoutTaken(values.selectedSeats, sale.trip?.takenSeats ?? [])}
                  amount={amount}
                />
              }
            />
          </Page>
        );
      }}
    />
  );
}

const STEP_TITLES = TICKET_STEPS.map(({ title }) => title);

function DraftKeeper({ owner, step, values }: { owner: string; step: number; values: TicketDraft }) {
  useEffect(() => {
    if (values.selectedTrip) keepDraft({ owner, step, values });
  }, [owner, step, values]);
  return null;
}
