import {
  type Instant,
  type NamedPassenger,
  type OwnTerminal,
  TICKET_STEPS,
  type TicketDraft,
  type Trip,
  chooseTrip,
  inputLabel,
  ALL_TRIPS,
  isListed,
  tripOptions,
} from '@motorpark/domain';
import { ComboboxField, type ComboboxOption, Notice, SeatsField, Stack } from '@motorpark/ui';
import { EachField, useBoundField } from '@motorpark/ui/form';
import { memo, useMemo, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { paths } from '../../../paths';
import { ScreenLink } from '../../../shared/ScreenLink';
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
  const isGone =
    options !== 'loading' && isListed(trip.value) && options.every(({ value }) => value !== trip.value);
  return (
    <ComboboxField
      label={inputLabel(TICKET_STEPS[0].fields.tripId)}
      placeholder="Select trip"
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
  const seats = useField<number[]>('seats').input.value;
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
      {options.length === 0 && !isOffline && (
        <Notice
          tone="warning"
          title={saleMessages.noTrips}
          action={<ScreenLink path={paths.admin.editTrip}>{saleMessages.planTrip}</ScreenLink>}
        >
          {saleMessages.noTripsAdvice}
        </Notice>
      )}
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
            <SeatsField
              label={inputLabel(TRIP.fields.seats)}
              error={lostMessage ?? seatsError}
              trip={trip}
              seats={seats}
              lost={lost}
              passengers={passengers}
              isLocked={isLocked}
              autoFocus={startsAtSeats}
              onChange={(chosenSeats) => form.change('seats', chosenSeats)}
            />
          ),
        }}
      />
    </Stack>
  );
}
