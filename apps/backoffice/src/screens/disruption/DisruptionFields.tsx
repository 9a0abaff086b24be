import {
  useAssignable,
  useRouteChoices,
  useTripsFrom,
  useVehicleChoices,
  firstTripDay,
  useMergeTarget,
} from '@motorpark/api';
import {
  DISRUPTIONS,
  type Manifest,
  busText,
  formatDeparture,
  freeSeats,
  lagosDay,
  timesOf,
  dutiesByName,
  vehicleChoices,
} from '@motorpark/domain';
import { ChoiceField, ComboboxField, DateTimeField, TextAreaField } from '@motorpark/ui';
import { type Answers, answersOf, useBoundField } from '@motorpark/ui/form';
import { messages } from './messages';

const KINDS = DISRUPTIONS.filter((kind) => kind !== 'runs').map((kind) => {
  const { label, hint } = messages.kinds[kind];
  return { value: kind, label, hint };
});

/** Fields for the kind of disruption, what it needs, and the reason. A cancelled trip can only run again. */
export function DisruptionFields({ manifest, kind }: { manifest: Manifest; kind: string }) {
  return (
    <>
      {kind === 'runs' ? <p>{messages.again}</p> : <KindField />}
      {kind === 'vehicle' && <FreeVehicleField manifest={manifest} />}
      {kind === 'time' && <TimeField manifest={manifest} />}
      {kind === 'trip' && <TripField manifest={manifest} />}
      <ReasonField />
    </>
  );
}

export const ReasonField = () => (
  <TextAreaField label={messages.why} hint={messages.whyHint} isRequired {...useBoundField('reason')} />
);

const KindField = () => (
  <ChoiceField label={messages.what} options={KINDS} isRequired {...useBoundField('kind')} />
);

/** The field for the other vehicle. */
export const VehicleField = ({ label, ...answers }: Answers & { label: string }) => (
  <ComboboxField
    label={label}
    placeholder={messages.chooseVehicle}
    emptyText={messages.noVehicle}
    isRequired
    {...answers}
    {...useBoundField('vehicleNumber')}
  />
);

function FreeVehicleField({ manifest }: { manifest: Manifest }) {
  const { id, routeId, origin, vehicleNumber, travelDate, passengers } = manifest;
  const { rows: vehicles, ...fleet } = useVehicleChoices();
  const { known: routes } = useRouteChoices({ within: origin });
  const { assignable } = useAssignable(lagosDay(travelDate));
  const { duration = '' } = routes.find((route) => route.routeId === routeId) ?? {};
  const others = vehicleChoices(
    vehicles.filter(({ number }) => number !== vehicleNumber),
    {
      id,
      times: timesOf({ departsAt: travelDate, duration }),
      duties: dutiesByName(assignable?.duties ?? []),
      restHours: 0,
    },
    passengers.length,
  );
  return <VehicleField label={messages.vehicle} {...answersOf(fleet, others)} />;
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
  const { trips, isLoading, failure } = useTripsFrom(firstTripDay(), { also: manifest.id });
  const isOffered = useMergeTarget(trips, manifest);
  const offered = trips
    .filter((trip) => trip.id !== manifest.id && isOffered(trip))
    .map((trip) => ({
      value: trip.id,
      label: `${formatDeparture(trip.travelDate)}, ${busText(trip.vehicleNumber)}`,
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
