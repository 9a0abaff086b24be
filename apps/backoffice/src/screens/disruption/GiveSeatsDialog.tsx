import { SEATING_NAMES, useDisruption, useTripsFrom, firstTripDay, useMergeTarget } from '@motorpark/api';
import {
  type Trip,
  type Unseated,
  chooseSeats,
  chooseTrip,
  formatDeparture,
  freeSeats,
  nameSeats,
  seatingSchemaOf,
  busText,
} from '@motorpark/domain';
import { SelectField, toast, SeatsField } from '@motorpark/ui';
import { useBoundField } from '@motorpark/ui/form';
import { useField, useForm } from 'react-final-form';
import { SaveDialog } from '../../shared/form/SaveDialog';
import { unseatedMessages as messages } from './messages';

interface GiveSeatsDialogProps {
  one: Unseated;
  onClose: () => void;
}

interface Choice {
  tripId: string;
  seats: number[];
}

const START: Choice = { tripId: '', seats: [] };

/** A dialog that gives a ticket's unseated passengers seats on a trip of the same route; no money moves. */
export function GiveSeatsDialog({ one, onClose }: GiveSeatsDialogProps) {
  const { giveSeats } = useDisruption();
  const wanted = one.seats.length;
  return (
    <SaveDialog
      title={messages.give}
      size="medium"
      labelOf={() => messages.give}
      start={START}
      schema={seatingSchemaOf(wanted)}
      names={SEATING_NAMES}
      save={async ({ tripId, seats }, retryKey) => {
        await giveSeats({ id: one.id, version: one.version, tripId, seats, retryKey });
        toast.success(messages.givenTo(one.name));
        onClose();
      }}
      onClose={onClose}
      renderFields={() => (
        <>
          <p>
            <b>{one.name}</b>, {nameSeats(one.seats)}, {one.ticketNumber}. {chooseSeats(wanted)}{' '}
            {messages.free}
          </p>
          <TripAndSeats one={one} />
        </>
      )}
    />
  );
}

function TripAndSeats({ one }: { one: Unseated }) {
  const day = firstTripDay();
  const { trips, isLoading, failure } = useTripsFrom(day, { also: one.tripId });
  const form = useForm();
  const tripField = useBoundField('tripId');
  const seats = useField<number[]>('seats').input.value;
  const seatsError = useBoundField('seats').error;
  const isOffered = useMergeTarget(trips, { id: one.tripId, routeId: one.routeId });
  const offered = trips.filter((trip) => isOffered(trip) && freeSeats(trip) > 0);
  const trip = offered.find(({ id }) => id === tripField.value);

  return (
    <>
      <SelectField
        label={messages.trip}
        placeholder={placeholderOf({ isLoading, failure, offered: offered.length })}
        isRequired
        options={offered.map(asOption)}
        {...tripField}
        onChange={(id) => {
          const choice = chooseTrip({ tripId: tripField.value, seats }, id);
          form.batch(() => {
            form.change('tripId', choice.tripId);
            form.change('seats', choice.seats);
          });
        }}
      />
      <SeatsField
        label={messages.seats}
        error={seatsError}
        trip={trip}
        seats={seats}
        onChange={(chosen) => form.change('seats', chosen)}
      />
    </>
  );
}

const asOption = (trip: Trip) => ({
  value: trip.id,
  label: `${formatDeparture(trip.travelDate)}, ${busText(trip.vehicleNumber)}, ${messages.seatsFree(freeSeats(trip))}`,
});

/** Text of the empty trip field: what to do, or why no trip can be chosen. */
function placeholderOf(state: { isLoading: boolean; failure: unknown; offered: number }): string {
  if (state.offered > 0) return messages.chooseTrip;
  if (state.isLoading) return messages.loadingTrips;
  return state.failure === undefined ? messages.noTrip : messages.tripsFailed;
}
