import { describe, expect, it } from 'vitest';
import {
  chooseTrip,
  DUMMY_SEATS,
  dummySeats,
  formatSeats,
  nameSeats,
  seatsSoldMessage,
  SEAT_LABELS,
  seatsOf,
  toggleSeat,
  withoutTaken,
} from './seat';

const bus = { totalSeats: 4, takenSeats: [2] };

describe('the seats of a trip', () => {
  it('are available, scheduled when sold, booked when chosen now', () => {
    expect(seatsOf(bus, [3])).toEqual([
      { number: 1, status: 'available' },
      { number: 2, status: 'scheduled' },
      { number: 3, status: 'booked' },
      { number: 4, status: 'available' },
    ]);
  });

  it('read Available, Reserved and Booked in the legend', () => {
    expect(SEAT_LABELS).toEqual({ available: 'Available', scheduled: 'Reserved', booked: 'Booked' });
  });

  it.each([
    [
      'a chosen seat that was sold meanwhile is reserved',
      bus,
      [2],
      ['available', 'scheduled', 'available', 'available'],
    ],
    [
      'a seat that the vehicle doesn’t have is not shown',
      bus,
      [9],
      ['available', 'scheduled', 'available', 'available'],
    ],
    ['a sold seat beyond the last is not shown', { totalSeats: 1, takenSeats: [7] }, [], ['available']],
    ['a vehicle without seats has none', { totalSeats: 0, takenSeats: [] }, [], []],
  ] as const)('%s', (_sentence, trip, chosen, statuses) => {
    expect(
      seatsOf({ ...trip, takenSeats: [...trip.takenSeats] }, chosen).map(({ status }) => status),
    ).toEqual(statuses);
  });

  it('are twelve and all free while no trip is chosen', () => {
    expect(DUMMY_SEATS).toBe(12);
    expect(dummySeats()).toHaveLength(12);
    expect(new Set(dummySeats().map(({ status }) => status))).toEqual(new Set(['available']));
  });
});

describe('pressing a seat', () => {
  it.each([
    ['books an available one', [], 4, 'available', [4]],
    ['keeps the numbers in order', [1, 11], 4, 'available', [1, 4, 11]],
    ['orders by number, not by letter', [9], 10, 'available', [9, 10]],
    ['frees a booked one', [1, 4], 4, 'booked', [1]],
    ['does nothing on a reserved one', [1], 2, 'scheduled', [1]],
    ['never adds a seat twice', [4], 4, 'available', []],
  ] as const)('%s', (_sentence, chosen, number, status, after) => {
    expect(toggleSeat(chosen, { number, status })).toEqual(after);
  });

  it('twice changes nothing, and never changes the list it was given', () => {
    const chosen: readonly number[] = Object.freeze([1, 4]);
    const once = toggleSeat(chosen, { number: 3, status: 'available' });
    expect(toggleSeat(once, { number: 3, status: 'booked' })).toEqual([1, 4]);
  });
});

describe('choosing a trip', () => {
  it('clears the seats chosen on another one', () => {
    expect(chooseTrip({ tripId: 'morning', seats: [4, 5] }, 'noon')).toEqual({
      tripId: 'noon',
      seats: [],
    });
  });

  it('keeps the seats when it is the same again', () => {
    expect(chooseTrip({ tripId: 'noon', seats: [4, 5] }, 'noon')).toEqual({
      tripId: 'noon',
      seats: [4, 5],
    });
  });
});

describe('seats sold meanwhile at another counter', () => {
  it.each([
    ['leave the rest of the choice', [4, 5, 11], [5], [4, 11]],
    ['may take all of it', [4, 5], [4, 5, 6], []],
    ['take nothing that was not chosen', [4], [1, 2], [4]],
  ] as const)('%s', (_sentence, chosen, taken, left) => {
    expect(withoutTaken(chosen, taken)).toEqual(left);
  });
});

describe('the news that seats went', () => {
  it.each([
    [[7], 'Seat 7 has just been sold. Please choose another seat.'],
    [[11, 4], 'Seats 4 and 11 have just been sold. Please choose other seats.'],
    [[5, 11, 4], 'Seats 4, 5 and 11 have just been sold. Please choose other seats.'],
    [[], 'Some of these seats have just been sold. Please choose other seats.'],
  ] as const)('about %j reads "%s"', (seats, message) => {
    expect(seatsSoldMessage(seats)).toBe(message);
  });
});

describe('the name of seats', () => {
  it.each([
    [[2], 'Seat 2'],
    [[5, 1, 2], 'Seats 1, 2, 5'],
    [[], ''],
  ] as const)('%j is "%s"', (seats, name) => {
    expect(nameSeats(seats)).toBe(name);
  });
});

describe('a list of seats', () => {
  it.each([
    [[11, 4, 5], '4, 5, 11'],
    [[7], '7'],
    [[], ''],
  ] as const)('%j reads "%s"', (seats, text) => {
    expect(formatSeats(seats)).toBe(text);
  });
});
