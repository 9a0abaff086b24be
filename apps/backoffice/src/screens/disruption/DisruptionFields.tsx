import { useTripsFrom, useVehicleChoices } from '@motorpark/api';
import { DISRUPTIONS, type Manifest, formatDateTime, freeSeats, lagosDay } from '@motorpark/domain';
import { ChoiceField, ComboboxField, DateTimeField, TextAreaField } from '@motorpark/ui';
import { useBoundField } from '../../shared/form/useBoundField';
import { answersOf } from '../../shared/record/answersOf';
import { today } from '../../shared/today';
import { messages } from './messages';
import { useMergeTarget } from './useMergeTarget';

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
export function DisruptionFields({ manifest, kind }: DisruptionFieldsProps) {
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
