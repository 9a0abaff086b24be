import { useState } from 'react';
import {
  dummySeats,
  fieldErrors,
  formatNaira,
  seatsOf,
  seatsSoldMessage,
  TICKET_PAYMENT_LABELS,
  TICKET_PAYMENT_METHODS,
  TICKET_STEPS,
  toggleSeat,
  withoutTaken,
} from '@motorpark/domain';
import { Button, ChoiceField, DateField, SelectField, TextField } from '../controls';
import { Notice, StepIndicator, Wizard } from '../flow';
import { FieldGrid, Page, Stack } from '../layout';
import { SeatGrid, SeatLegend, TripSummary } from '../travel';
import { aTrip } from '../travel/TripSummary/TripSummary.fixtures';
import { type Draft, EMPTY_DRAFT } from './drafts.fixtures';

const trip = aTrip();
const TITLES = TICKET_STEPS.map(({ title }) => title);
const PAYMENT_CHOICES = TICKET_PAYMENT_METHODS.map((value) => ({
  value,
  label: TICKET_PAYMENT_LABELS[value],
}));

export interface WizardPageProps {
  /** What the clerk had typed before leaving. */
  restored?: Draft | undefined;
  startStep?: number;
  /** Seats that were sold at another counter while this clerk was choosing. */
  soldMeanwhile?: readonly number[];
  isSelling?: boolean;
  /** Called with the values of all steps. */
  onSell: (draft: Draft) => void;
}

/** The sale of a ticket as a screen composes it; a real screen has its trips from a hook and its values from a form library. */
export function WizardPage({
  restored,
  startStep = 0,
  soldMeanwhile = NO_SEATS,
  isSelling = false,
  onSell,
}: WizardPageProps) {
  const [draft, setDraft] = useState(restored ?? EMPTY_DRAFT);
  const [isRestored, setRestored] = useState(restored !== undefined && soldMeanwhile.length === 0);
  const [step, setStep] = useState(startStep);
  const [isChecked, setChecked] = useState(false);
  const taken = [...trip.takenSeats, ...soldMeanwhile];
  const chosen = draft.tripId === trip.id ? { ...trip, takenSeats: taken } : undefined;
  const lost = draft.seats.filter((seat) => soldMeanwhile.includes(seat));
  const seats = withoutTaken(draft.seats, taken);
  const amount = trip.amount * seats.length;
  const errors = errorsOf(step, { ...draft, amount });
  const shownErrors = isChecked ? errors : {};
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const textField = (name: 'travelerName' | 'travelerPhone' | 'nextOfKinPhone' | 'dateOfBirth') => ({
    name,
    value: draft[name],
    error: shownErrors[name],
    isRequired: true,
    onChange: (value: string) => change({ [name]: value }),
  });

  function goTo(target: number) {
    setStep(target);
    setChecked(false);
  }
  function advance() {
    if (Object.keys(errors).length > 0 || lost.length > 0) setChecked(true);
    else if (step < TITLES.length - 1) goTo(step + 1);
    else onSell(draft);
  }

  const contents = [
    <Stack key="trip">
      <SelectField
        label="Select Trip"
        name="tripId"
        placeholder="Select trip"
        isRequired
        options={[{ value: trip.id, label: 'Awka - Lagos · 16 Jan 2025, 07:00 AM · ₦18,500.00' }]}
        value={draft.tripId}
        error={shownErrors['tripId']}
        onChange={(tripId) => change({ tripId, seats: [] })}
      />
      <SeatGrid
        label="Seats"
        error={lost.length > 0 ? seatsSoldMessage(lost) : shownErrors['seats']}
        seats={chosen ? seatsOf(chosen, draft.seats) : dummySeats()}
        isPlaceholder={!chosen}
        onSelect={(seat) => change({ seats: toggleSeat(seats, seat) })}
      />
      <SeatLegend />
    </Stack>,
    <FieldGrid key="passenger">
      <TextField label="Traveler Name" {...textField('travelerName')} />
      <TextField label="Mobile Number" type="tel" {...textField('travelerPhone')} />
      <TextField label="Next of Kin Mobile Number" type="tel" {...textField('nextOfKinPhone')} />
      <DateField label="Date of Birth" max="2025-01-15" {...textField('dateOfBirth')} />
    </FieldGrid>,
    <Stack key="payment">
      <Notice tone="warning">Please ensure payment is fully confirmed before issuing receipts.</Notice>
      <ChoiceField
        label="Payment Mode"
        name="paymentMethod"
        isRequired
        options={PAYMENT_CHOICES}
        value={draft.paymentMethod}
        error={shownErrors['paymentMethod']}
        onChange={(paymentMethod) => change({ paymentMethod })}
      />
      <TextField
        label="Amount Paid"
        name="amount"
        isReadOnly
        value={formatNaira(amount)}
        onChange={() => undefined}
      />
    </Stack>,
  ];

  return (
    <Page
      title="Book Tickets"
      back={{ href: '#/admin/tickets', label: 'Ticket History' }}
      actions={<StepIndicator steps={TITLES} current={step} onSelect={goTo} />}
    >
      {isRestored && (
        <Notice
          tone="info"
          action={
            <Button
              onPress={() => {
                setDraft(EMPTY_DRAFT);
                setRestored(false);
                goTo(0);
              }}
            >
              Start over
            </Button>
          }
        >
          Your unfinished ticket was kept.
        </Notice>
      )}
      <Wizard
        label="Book Tickets"
        steps={TITLES.map((title, index) => ({ title, content: contents[index] }))}
        current={step}
        showsSteps={false}
        onStepSelect={goTo}
        onPrevious={() => goTo(step - 1)}
        onNext={advance}
        onSubmit={advance}
        isBusy={isSelling}
        busyLabel="Booking..."
        hint={step === 0 ? 'Arrow keys walk the seats, Space takes one.' : undefined}
        aside={
          <TripSummary
            trip={chosen}
            chosenSeats={seats}
            fare={trip.amount}
            amount={seats.length > 0 ? amount : undefined}
          />
        }
      />
    </Page>
  );
}

const NO_SEATS: readonly number[] = [];

/** Returns the errors of one step, with the texts that the server uses too. */
function errorsOf(step: number, draft: Draft & { amount: number }): Record<string, string> {
  const rules = TICKET_STEPS[step];
  if (!rules) return {};
  return fieldErrors(rules.schema, draft, { today: '2025-01-15' });
}
