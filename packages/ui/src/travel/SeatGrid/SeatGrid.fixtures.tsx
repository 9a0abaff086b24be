import { useState } from 'react';
import { seatsOf, toggleSeat } from '@motorpark/domain';
import { SeatGrid, type SeatGridProps } from './SeatGrid';

/** Seats 3, 8, 13 and 14 are sold; the clerk has chosen 4 and 5. */
export const partSoldCoach = seatsOf({ totalSeats: 18, takenSeats: [3, 8, 13, 14] }, [4, 5]);

export const fullBus = seatsOf(
  { totalSeats: 14, takenSeats: Array.from({ length: 14 }, (_, index) => index + 1) },
  [],
);

/** Vehicles on the road, by number of seats. */
export const VEHICLES = [
  { name: 'Sienna, 7 seats', seats: seatsOf({ totalSeats: 7, takenSeats: [2] }, [1]) },
  { name: 'Minibus, 12 seats', seats: seatsOf({ totalSeats: 12, takenSeats: [5, 12] }, []) },
  { name: 'Minibus, 14 seats', seats: seatsOf({ totalSeats: 14, takenSeats: [1, 6, 7] }, [14]) },
  { name: 'Coaster, 18 seats', seats: partSoldCoach },
  { name: 'Coach, 59 seats', seats: seatsOf({ totalSeats: 59, takenSeats: [1, 2, 30, 55, 59] }, [28, 29]) },
] as const;

/** The grid as the booking form uses it: with the choice in its state, and sold seats that stay sold. */
export function ChoosingSeats({ seats, onSelect, ...props }: SeatGridProps) {
  const [chosen, setChosen] = useState(numbersOf(seats, 'booked'));
  const trip = { totalSeats: seats.length, takenSeats: numbersOf(seats, 'scheduled') };
  return (
    <SeatGrid
      {...props}
      seats={seatsOf(trip, chosen)}
      onSelect={(seat) => {
        onSelect(seat);
        setChosen(toggleSeat(chosen, seat));
      }}
    />
  );
}

const numbersOf = (seats: SeatGridProps['seats'], status: SeatGridProps['seats'][number]['status']) =>
  seats.filter((seat) => seat.status === status).map(({ number }) => number);
