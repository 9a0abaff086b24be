import { type Seat, type Trip, dummySeats, seatsOf, toggleSeat, withoutTaken } from '@motorpark/domain';
import { Field, SeatGrid, SeatLegend, SelectField, Stack } from '@motorpark/ui';
import { useField, useForm } from 'react-final-form';
import { useBoundField } from '../../shell/form/useBoundField';
import { messages } from './messages';
import type { TripOption } from './tripOptions';

interface TripStepProps {
  options: TripOption[];
  /** The chosen trip, as the server last told it. */
  trip: Trip | undefined;
  /** Why its seats can't be sold, if they can't: said at once, not only on Next. */
  obstacle: string | undefined;
  /** Chosen seats that were sold elsewhere meanwhile, in words. */
  lost: string | undefined;
  /** Nothing can be chosen any more: the passenger has boarded, or the bus has left. */
  isLocked?: boolean;
}

/** Step 1: the trip and the seats. Changing the trip clears the seats (specification section 4). */
export function TripStep({ options, trip, obstacle, lost, isLocked = false }: TripStepProps) {
  const form = useForm();
  const selectedTrip = useBoundField('selectedTrip');
  const selectedSeats = useField<number[]>('selectedSeats').input.value;
  const seatsError = useBoundField('selectedSeats').error;

  function chooseTrip(id: string) {
    form.batch(() => {
      form.change('selectedTrip', id);
      form.change('selectedSeats', []);
    });
  }

  return (
    <Stack gap={4}>
      <SelectField
        label="Select Trip"
        placeholder={options.length > 0 ? 'Select trip' : messages.noTrips}
        isRequired
        options={options}
        isDisabled={isLocked}
        {...selectedTrip}
        error={obstacle ?? selectedTrip.error}
        onChange={chooseTrip}
      />
      <Field label="Seats" kind="group" isRequired error={lost ?? seatsError}>
        {(ties) => (
          <SeatGrid
            seats={trip ? shownSeats(seatsOf(trip, selectedSeats), isLocked) : dummySeats()}
            vehicleType={trip?.vehicleType}
            isPlaceholder={!trip}
            describedBy={ties['aria-describedby']}
            isInvalid={ties['aria-invalid']}
            onToggle={(seat) => {
              if (isLocked) return;
              const free = trip ? withoutTaken(selectedSeats, trip.takenSeats) : [];
              form.change('selectedSeats', toggleSeat(free, seat));
            }}
          />
        )}
      </Field>
      <SeatLegend />
    </Stack>
  );
}

/** Where nothing can be chosen no seat looks as if it could. */
const shownSeats = (seats: Seat[], isLocked: boolean): Seat[] =>
  isLocked
    ? seats.map((seat) => (seat.status === 'available' ? { ...seat, status: 'scheduled' } : seat))
    : seats;
