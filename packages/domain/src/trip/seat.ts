import type { Trip } from './trip';

/** `scheduled` is already taken, `booked` is chosen now (docs/trip.md). */
export type SeatStatus = 'available' | 'scheduled' | 'booked';

export interface Seat {
  /** 1 is the first seat. */
  number: number;
  status: SeatStatus;
}

/** The legend's words. */
export const SEAT_LABELS: Record<SeatStatus, string> = {
  available: 'Available',
  scheduled: 'Reserved',
  booked: 'Booked',
};

/** How many seats the grid shows while no trip is chosen. */
export const DUMMY_SEATS = 12;

const ascending = (a: number, b: number) => a - b;

/** Every seat of a trip, lowest number first. A seat that was sold meanwhile is taken, even if it was chosen here. */
export function seatsOf(trip: Pick<Trip, 'totalSeats' | 'takenSeats'>, chosen: readonly number[]): Seat[] {
  return Array.from({ length: trip.totalSeats }, (_, index) => {
    const number = index + 1;
    if (trip.takenSeats.includes(number)) return { number, status: 'scheduled' };
    return { number, status: chosen.includes(number) ? 'booked' : 'available' };
  });
}

/** The grid before a trip is chosen: its shape, nothing to press. */
export const dummySeats = (): Seat[] => seatsOf({ totalSeats: DUMMY_SEATS, takenSeats: [] }, []);

/** The choice after a press: an available seat becomes booked, a booked one available, a taken one stays. */
export function toggleSeat(chosen: readonly number[], seat: Seat): number[] {
  if (seat.status === 'scheduled') return [...chosen];
  if (chosen.includes(seat.number)) return chosen.filter((number) => number !== seat.number);
  return [...chosen, seat.number].toSorted(ascending);
}

/** What step 1 of the booking form holds. */
export interface SeatChoice {
  tripId: string;
  seats: readonly number[];
}

/** Choosing another trip clears the chosen seats; choosing the same one again keeps them. */
export const chooseTrip = (choice: SeatChoice, trip: string): { tripId: string; seats: number[] } => ({
  tripId: trip,
  seats: trip === choice.tripId ? [...choice.seats] : [],
});

/** What is left of a choice when seats were sold elsewhere. */
export const withoutTaken = (chosen: readonly number[], taken: readonly number[]): number[] =>
  chosen.filter((number) => !taken.includes(number));

/** `4, 5, 11` */
export const formatSeats = (seats: readonly number[]): string => seats.toSorted(ascending).join(', ');

/** What stands in front of their numbers. */
export const seatsWord = (seats: readonly number[]): string => (seats.length === 1 ? 'Seat' : 'Seats');

/** `Seat 2`, `Seats 1, 2, 5`; empty if there is none. */
export const nameSeats = (seats: readonly number[]): string =>
  seats.length === 0 ? '' : `${seatsWord(seats)} ${formatSeats(seats)}`;

/** The message when seats went to somebody else first, the same in the form and from the server. */
export function seatsSoldMessage(seats: readonly number[]): string {
  const numbers = seats.toSorted(ascending);
  const last = numbers.pop();
  if (last === undefined) return 'Some of these seats have just been sold. Please choose other seats.';
  if (numbers.length === 0) return `Seat ${last} has just been sold. Please choose another seat.`;
  return `Seats ${numbers.join(', ')} and ${last} have just been sold. Please choose other seats.`;
}
