import { describe, expect, it } from 'vitest';
import { TRIP_STATUS_CHOICES } from './transitions';
import { directionOf, freeSeats, saleOf, TRIP_SALE_MESSAGES } from './trip';
import { aTrip } from './trip.fixtures';

const TODAY = '2026-11-21';

describe('the sale of a trip', () => {
  it.each([
    ['is open while seats are free', {}, 'open'],
    ['is open for the last seat', { totalSeats: 3 }, 'open'],
    [
      'is open for a departure that is late: buses leave when they are full',
      { travelDate: '2026-11-20T23:05:00.000Z' },
      'open',
    ],
    ['is open for a trip of next week', { travelDate: '2026-11-28T06:00:00.000Z' }, 'open'],
    ['is over when every seat is sold', { totalSeats: 2, takenSeats: [1, 2] }, 'full'],
    ['is over when more seats are sold than there are', { totalSeats: 1, takenSeats: [1, 2] }, 'full'],
    ['is over once it is on its way', { status: 'En-route' }, 'left'],
    ['is over once it has arrived', { status: 'Completed' }, 'left'],
    [
      'is over with the business day: yesterday’s has left',
      { travelDate: '2026-11-20T22:59:00.000Z' },
      'left',
    ],
    [
      'says that it has left rather than that it was full',
      { status: 'En-route', totalSeats: 2, takenSeats: [1, 2] },
      'left',
    ],
    ['is open where another server has a status of its own', { status: 'Loading' }, 'open'],
    ['is open where a date cannot be read', { travelDate: 'Monday' }, 'open'],
  ] as const)('%s', (_sentence, how, sale) => {
    expect(
      saleOf(aTrip({ ...how, takenSeats: 'takenSeats' in how ? [...how.takenSeats] : [2, 3] }), TODAY),
    ).toBe(sale);
  });

  it('that is over is explained', () => {
    expect(TRIP_SALE_MESSAGES).toEqual({
      full: 'This trip is full. Please choose another trip.',
      left: 'This trip has left. Please choose another trip.',
    });
  });
});

describe('the free seats', () => {
  it.each([
    [14, [2, 5], 12],
    [2, [1, 2], 0],
    [1, [1, 2], 0],
  ])('of %i with %j sold are %i', (totalSeats, takenSeats, free) => {
    expect(freeSeats({ totalSeats, takenSeats })).toBe(free);
  });
});

describe('the direction of a trip from Awka to Lagos', () => {
  it.each([
    ['is outgoing in Awka', 'Awka', {}, 'outgoing'],
    ['is incoming in Lagos', 'Lagos', {}, 'incoming'],
    ['is incoming in Lagos however it is written', ' lagos ', {}, 'incoming'],
    ['is outgoing for the head office', '', {}, 'outgoing'],
    ['is what the server says', 'Awka', { direction: 'incoming' }, 'incoming'],
  ] as const)('%s', (_sentence, terminal, how, direction) => {
    expect(directionOf(aTrip(how), terminal)).toBe(direction);
  });
});

describe('the status of a trip', () => {
  it.each([
    ['outgoing', ['Scheduled', 'En-route', 'Completed']],
    ['incoming', ['Completed']],
  ] as const)('may be changed on an %s trip to %j', (direction, statuses) => {
    expect(TRIP_STATUS_CHOICES[direction]).toEqual(statuses);
  });
});
