import { DISRUPTION_NAMES, useTripsFrom, useVehicleChoices } from '@motorpark/api';
import {
  CANCELLED,
  DISRUPTIONS,
  type DisruptionForm,
  type Manifest,
  check,
  disruptionSchema,
  fieldErrors,
  formatDateTime,
  freeSeats,
  lagosDateTime,
  lagosDay,
} from '@motorpark/domain';
import { ChoiceField, ComboboxField, DateTimeField, FormCard, Stack, TextAreaField } from '@motorpark/ui';
import { Form } from 'react-final-form';
import type { Draft } from '../../shared/record/recordKind';
import { runStep } from '../../shared/form/runStep';
import { useBoundField } from '../../shared/form/useBoundField';
import { answersOf } from '../../shared/form/answersOf';
import { today } from '../../shared/today';
import { messages } from './messages';
import { useMergeTarget } from './useMergeTarget';

interface DisruptionWishProps {
  manifest: Manifest;
  /** Initial values: the empty form, or those of the last preview. */
  start: Draft;
  isBusy: boolean;
  /** Shows the preview. Throws the server's failure. */
  onShow: (form: DisruptionForm, reason: string) => Promise<void>;
}

const MAX_REASON_LENGTH = 200;

/** The empty form. A cancelled trip can only run again. Another vehicle is the most common disruption, so it is preselected. A new time starts from the planned one. */
export const emptyDisruption = (manifest: Manifest): Draft => ({
  kind: manifest.status === CANCELLED ? 'runs' : 'vehicle',
  vehicleNumber: '',
  travelDate: lagosDateTime(manifest.travelDate),
  tripId: '',
  reason: '',
});

/** The first step: the kind of disruption and the reason. */
export function DisruptionWish({ manifest, start, isBusy, onShow }: DisruptionWishProps) {
  async function submit(draft: Draft) {
    const { values, errors } = check(disruptionSchema, draft);
    if (errors) return errors;
    return await runStep(() => onShow(values, (draft['reason'] ?? '').trim()), DISRUPTION_NAMES);
  }

  return (
    <Form<Draft>
      initialValues={start}
      validate={(draft) => ({ ...fieldErrors(disruptionSchema, draft), ...reasonError(draft['reason']) })}
      onSubmit={submit}
      render={({ handleSubmit, values }) => (
        <FormCard
          label={messages.title}
          onSubmit={() => handleSubmit()}
          isBusy={isBusy}
          submitLabel={messages.show}
          busyLabel={messages.showing}
        >
          <Stack gap={4}>
            <DisruptionFields manifest={manifest} kind={values['kind'] ?? ''} />
          </Stack>
        </FormCard>
      )}
    />
  );
}

function reasonError(reason = ''): { reason?: string } {
  if (reason.trim() === '') return { reason: messages.sayWhy };
  return reason.trim().length > MAX_REASON_LENGTH ? { reason: messages.tooLong(MAX_REASON_LENGTH) } : {};
}

interface DisruptionFieldsProps {
  manifest: Manifest;
  /** The chosen kind of disruption. */
  kind: string;
}

const KINDS = DISRUPTIONS.filter((kind) => kind !== 'runs').map((kind) => {
  const { label, hint } = messages.kinds[kind];
  return { value: kind, label, hint };
});

/** Fields for the kind of disruption, what it needs, and the reason. */
function DisruptionFields({ manifest, kind }: DisruptionFieldsProps) {
  return (
    <>
      {kind === 'runs' ? <p>{messages.again}</p> : <KindField />}
      {kind === 'vehicle' && <VehicleField manifest={manifest} />}
      {kind === 'time' && <TimeField manifest={manifest} />}
      {kind === 'trip' && <TripField manifest={manifest} />}
      <TextAreaField label={messages.why} hint={messages.whyHint} isRequired {...useBoundField('reason')} />
    </>
  );
}

const KindField = () => (
  <ChoiceField label={messages.what} options={KINDS} isRequired {...useBoundField('kind')} />
);

function VehicleField({ manifest }: { manifest: Manifest }) {
  const { rows: vehicles, ...fleet } = useVehicleChoices();
  const others = vehicles
    .filter(({ number }) => number !== manifest.vehicleNumber)
    .map(({ number, type, seats, assignedDriver }) => ({
      value: number,
      label: number,
      hint: [type, messages.seats(seats), assignedDriver].filter(Boolean).join(' · '),
    }));
  return (
    <ComboboxField
      label={messages.vehicle}
      placeholder={messages.chooseVehicle}
      emptyText={messages.noVehicle}
      isRequired
      {...answersOf(fleet, others)}
      {...useBoundField('vehicleNumber')}
    />
  );
}

const TimeField = ({ manifest }: { manifest: Manifest }) => (
  <DateTimeField
    label={messages.time}
    min={lagosDay(manifest.travelDate)}
    isRequired
    {...useBoundField('travelDate')}
  />
);

function TripField({ manifest }: { manifest: Manifest }) {
  const day = today();
  const { trips, isLoading, failure } = useTripsFrom(day, { also: manifest.id });
  const isOffered = useMergeTarget(trips, manifest);
  const offered = trips
    .filter((trip) => trip.id !== manifest.id && isOffered(trip))
    .map((trip) => ({
      value: trip.id,
      label: `${formatDateTime(trip.travelDate)}, ${trip.vehicleNumber}`,
      hint: messages.seatsFree(freeSeats(trip)),
    }));
  return (
    <ComboboxField
      label={messages.trip}
      placeholder={messages.chooseTrip}
      emptyText={messages.noTrip}
      isRequired
      {...answersOf({ isLoading, failure }, offered)}
      {...useBoundField('tripId')}
    />
  );
}
