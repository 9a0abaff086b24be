import {
  type Instant,
  type NamedPassenger,
  type OwnTerminal,
  type Seat,
  TICKET_STEPS,
  type TicketDraft,
  type Trip,
  chooseTrip,
  dummySeats,
  inputLabel,
  seatsOf,
  toggleSeat,
  withoutTaken,
  ALL_TRIPS,
  tripOptions,
} from '@motorpark/domain';
import {
  ComboboxField,
  type ComboboxOption,
  Field,
  Notice,
  SeatGrid,
  SeatLegend,
  Stack,
} from '@motorpark/ui';
import { EachField, useBoundField } from '@motorpark/ui/form';
import { memo, startTransition, useMemo, useOptimistic, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { saleMessages } from '../saleMessages';

interface TripFieldProps {
  options: ComboboxOption[] | 'loading';
  /** Why the seats of the chosen trip can't be sold; undefined if they can. */
  obstacle: string | undefined;
  isLocked: boolean;
  staysOnTrip: boolean;
  /** Called to also offer trips that arrive here. */
  onIncoming: (hasIncoming: boolean) => void;
}

/** The field for the trip. Changing it clears the seats. Memoized, so that choosing seats doesn't render it again. */
const TripField = memo(function TripField({
  options,
  obstacle,
  isLocked,
  staysOnTrip,
  onIncoming,
}: TripFieldProps) {
  const form = useForm<TicketDraft>();
  const trip = useBoundField('tripId');

  function choose(id: string) {
    if (id === ALL_TRIPS) return onIncoming(true);
    const choice = chooseTrip(form.getState().values, id);
    form.batch(() => {
      form.change('tripId', choice.tripId);
      form.change('seats', choice.seats);
    });
    return undefined;
  }

  // The id of a deleted trip would mean nothing to the clerk, so the field is shown empty.
  const isGone = options !== 'loading' && options.every(({ value }) => value !== trip.value);
  return (
    <ComboboxField
      label={inputLabel(TICKET_STEPS[0].fields.tripId)}
      placeholder={options.length > 0 ? 'Select trip' : saleMessages.noTrips}
      emptyText={options.length > 0 ? saleMessages.noSuchTrip : saleMessages.noTrips}
      isRequired
      options={options}
      isDisabled={isLocked || staysOnTrip}
      hint={staysOnTrip && !isLocked ? saleMessages.reschedule : undefined}
      {...trip}
      value={isGone ? '' : trip.value}
      error={obstacle ?? trip.error}
      onChange={choose}
    />
  );
});

const TRIP = TICKET_STEPS[0];

interface TripStepProps {
  trips: readonly Trip[];
  isLoading: boolean;
  terminal: OwnTerminal;
  now: Instant;
  /** The chosen trip, as last loaded. */
  trip: Trip | undefined;
  passengers: readonly NamedPassenger[];
  /** Why its seats can't be sold, shown immediately and not only on Next; undefined if they can. */
  obstacle: string | undefined;
  /** Chosen seats that were sold elsewhere meanwhile, and the error for those that cannot be sold. */
  lost: readonly number[];
  lostMessage?: string | undefined;
  /** Whether there is no connection: then the free seats are those of this machine's allotment. */
  isOffline?: boolean;
  /** Whether trip and seats can no longer be changed: the passenger has boarded, or the bus has left. */
  isLocked?: boolean;
  /** Whether only the seats can be changed; the trip is changed by rescheduling. */
  staysOnTrip?: boolean;
}

/** Step 1: the trip and the seats. Changing the trip clears the seats; where it is chosen already one starts at them. */
export function TripStep({
  trip,
  passengers,
  obstacle,
  lost,
  lostMessage,
  isOffline = false,
  isLocked = false,
  staysOnTrip = false,
  ...offer
}: TripStepProps) {
  const [hasIncoming, setHasIncoming] = useState(false);
  const form = useForm<TicketDraft>();
  const chosen = useField<string>('tripId').input.value;
  const chosenSeats = useField<number[]>('seats').input.value;
  // The grid reacts to a key immediately; the rest of the screen follows in a transition.
  const [seats, showSeats] = useOptimistic(chosenSeats);
  const seatsError = useBoundField('seats').error;

  const { trips, terminal, isLoading } = offer;
  const [startsAtSeats] = useState(chosen !== '' && (isLoading || trip !== undefined));
  // Cut to the minute, because trips leave on the minute and the options are memoized by this.
  const now = `${offer.now.slice(0, 'yyyy-mm-ddThh:mm'.length)}Z`;
  const { id, name } = terminal;
  const options = useMemo(
    () =>
      isLoading && trips.length === 0
        ? 'loading'
        : tripOptions(trips, { terminal: { id, name }, now, chosen, hasIncoming, isOffline }),
    [trips, isLoading, id, name, now, chosen, hasIncoming, isOffline],
  );

  return (
    <Stack gap={4}>
      {isOffline && <Notice tone="warning">{saleMessages.offlineSeats}</Notice>}
      <EachField
        of={TRIP.fields}
        inputs={{
          tripId: (
            <TripField
              options={options}
              obstacle={obstacle}
              isLocked={isLocked}
              staysOnTrip={staysOnTrip}
              onIncoming={setHasIncoming}
            />
          ),
          seats: (
            <Field
              label={inputLabel(TRIP.fields.seats)}
              kind="group"
              isRequired
              error={lostMessage ?? seatsError}
            >
              {(ties) => (
                <SeatGrid
                  seats={trip ? shownSeats(seatsOf(trip, seats), isLocked) : dummySeats()}
                  vehicleType={trip?.vehicleType}
                  isPlaceholder={!trip}
                  describedBy={ties['aria-describedby']}
                  isInvalid={ties['aria-invalid']}
                  lost={lost}
                  names={namesOf(passengers)}
                  autoFocus={startsAtSeats}
                  onToggle={(seat) => {
                    if (isLocked) return;
                    const free = trip ? withoutTaken(form.getState().values.seats, trip.takenSeats) : [];
                    const next = toggleSeat(free, seat);
                    startTransition(() => {
                      showSeats(next);
                      form.change('seats', next);
                    });
                  }}
                />
              )}
            </Field>
          ),
        }}
      />
      <SeatLegend />
      {passengers.length > 1 && <p>{passengers.map(placeOf).join(' · ')}</p>}
    </Stack>
  );
}

const namesOf = (passengers: readonly NamedPassenger[]) =>
  new Map(passengers.flatMap(({ seat, name }) => (seat === undefined ? [] : [[seat, name] as const])));

const placeOf = ({ seat, name }: NamedPassenger) =>
  seat === undefined ? `${name}, no seat` : `Seat ${seat} ${name}`;

/** With a locked ticket the free seats are shown as taken, because none can be chosen. */
const shownSeats = (seats: Seat[], isLocked: boolean): Seat[] =>
  isLocked
    ? seats.map((seat) => (seat.status === 'available' ? { ...seat, status: 'scheduled' } : seat))
    : seats;
