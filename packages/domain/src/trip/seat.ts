import type { Trip } from './trip';

/** `scheduled` is already taken, `booked` is selected in this form (docs/trip.md). */
export type SeatStatus = 'available' | 'scheduled' | 'booked';

export interface Seat {
  /** The seat number, from 1. */
  number: number;
  status: SeatStatus;
}

export const SEAT_LABELS: Record<SeatStatus, string> = {
  available: 'Available',
  scheduled: 'Reserved',
  booked: 'Booked',
};

/** Number of seats that the grid shows while no trip is selected. */
export const DUMMY_SEATS = 12;

const ascending = (a: number, b: number) => a - b;

/** Returns all seats of a trip, lowest number first. A seat that was sold meanwhile is taken, even if it was selected here. */
export function seatsOf(trip: Pick<Trip, 'totalSeats' | 'takenSeats'>, chosen: readonly number[]): Seat[] {
  return Array.from({ length: trip.totalSeats }, (_, index) => {
    const number = index + 1;
    if (trip.takenSeats.includes(number)) return { number, status: 'scheduled' };
    return { number, status: chosen.includes(number) ? 'booked' : 'available' };
  });
}

/** Returns the seats of the grid before a trip is selected; they only show its shape. */
export const dummySeats = (): Seat[] => seatsOf({ totalSeats: DUMMY_SEATS, takenSeats: [] }, []);

/** Returns the selection after a seat was pressed: an available seat is added, a selected one removed, a taken one ignored. */
export function toggleSeat(chosen: readonly number[], seat: Seat): number[] {
  if (seat.status === 'scheduled') return [...chosen];
  if (chosen.includes(seat.number)) return chosen.filter((number) => number !== seat.number);
  return [...chosen, seat.number].toSorted(ascending);
}

/** The values of step 1 of the booking form. */
export interface SeatChoice {
  tripId: string;
  seats: readonly number[];
}

/** Selects a trip: another trip clears the selected seats, the same one keeps them. */
export const chooseTrip = (choice: SeatChoice, trip: string): { tripId: string; seats: number[] } => ({
  tripId: trip,
  seats: trip === choice.tripId ? [...choice.seats] : [],
});

/** Removes taken seats from a selection. */
export const withoutTaken = (chosen: readonly number[], taken: readonly number[]): number[] =>
  chosen.filter((number) => !taken.includes(number));

/** Returns the chosen seats that are taken by now; none while no trip is known. */
export const lostSeats = (chosen: readonly number[], trip: Pick<Trip, 'takenSeats'> | undefined): number[] =>
  chosen.filter((number) => trip?.takenSeats.includes(number));

/** Formats seats as `4, 5, 11`. */
export const formatSeats = (seats: readonly number[]): string => seats.toSorted(ascending).join(', ');

/** Returns the word before seat numbers: `Seat` or `Seats`. */
export const seatsWord = (seats: readonly number[]): string => (seats.length === 1 ? 'Seat' : 'Seats');

/** Formats seats as `Seat 2` or `Seats 1, 2, 5`; empty if there are none. */
export const nameSeats = (seats: readonly number[]): string =>
  seats.length === 0 ? '' : `${seatsWord(seats)} ${formatSeats(seats)}`;

/** Returns the message for seats that were sold to somebody else meanwhile, shared by form and server. */
export function seatsSoldMessage(seats: readonly number[]): string {
  const numbers = seats.toSorted(ascending);
  const last = numbers.pop();
  if (last === undefined) return 'Some of these seats have just been sold. Please choose other seats.';
  if (numbers.length === 0) return `Seat ${last} has just been sold. Please choose another seat.`;
  return `Seats ${numbers.join(', ')} and ${last} have just been sold. Please choose other seats.`;
}
