import { type Trip, dummySeats, seatsOf, toggleSeat, withoutTaken } from '@motorpark/domain';
import { Field, SeatGrid, SeatLegend } from '@motorpark/ui';

interface SeatsFieldProps {
  label: string;
  error: string | undefined;
  /** The chosen trip; undefined shows the seats of no vehicle. */
  trip: Trip | undefined;
  seats: readonly number[];
  /** Chosen seats that were sold elsewhere meanwhile. */
  lost?: readonly number[];
  onChange: (seats: number[]) => void;
}

/** The field for the seats of a trip, with the legend. A press on a seat lets go of those that are taken by now. */
export const SeatsField = ({ label, error, trip, seats, lost, onChange }: SeatsFieldProps) => (
  <>
    <Field label={label} kind="group" isRequired error={error}>
      {(ties) => (
        <SeatGrid
          seats={trip ? seatsOf(trip, seats) : dummySeats()}
          vehicleType={trip?.vehicleType}
          isPlaceholder={!trip}
          describedBy={ties['aria-describedby']}
          isInvalid={ties['aria-invalid']}
          lost={lost}
          onToggle={(seat) => onChange(toggleSeat(trip ? withoutTaken(seats, trip.takenSeats) : [], seat))}
        />
      )}
    </Field>
    <SeatLegend />
  </>
);
