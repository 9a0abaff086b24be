import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../validation';
import { timesOf, timesOverlap } from './duty';
import { arrivalOf, knownRunMinutes, type Run } from './run';
import { TRIP_STATUS_CHOICES } from './transitions';
import { faresOn, routeFareError } from './routeFare';
import { busText, directionOf, freeSeats, saleOf, TRIP_SALE_MESSAGES } from './trip';
import { aTrip } from './trip.fixtures';
import { plannedTripSchema } from './trip.schema';
import { tripCase } from './tripForm.fixtures';

const TODAY = '2026-11-21';
const NOW = '2026-11-21T09:00:00.000Z';

function overlap(one: Run, other: Run): boolean {
  const [first, second] = [timesOf(one), timesOf(other)];
  return first !== undefined && second !== undefined && timesOverlap(first, second);
}

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
      saleOf(aTrip({ ...how, takenSeats: 'takenSeats' in how ? [...how.takenSeats] : [2, 3] }), NOW),
    ).toBe(sale);
  });

  it.each([
    [
      'a bus of 11:55 PM waits after midnight',
      '2026-11-21T22:55:00.000Z',
      '2026-11-21T23:25:00.000Z',
      'open',
    ],
    ['until six hours after its time', '2026-11-21T22:55:00.000Z', '2026-11-22T04:55:00.000Z', 'open'],
    ['and not longer', '2026-11-21T22:55:00.000Z', '2026-11-22T04:55:00.001Z', 'left'],
    [
      'a bus of the morning waits until its day is over',
      '2026-11-21T06:00:00.000Z',
      '2026-11-21T22:59:59.999Z',
      'open',
    ],
    ['and not longer', '2026-11-21T06:00:00.000Z', '2026-11-21T23:00:00.000Z', 'left'],
  ] as const)('%s', (_sentence, travelDate, now, sale) => {
    expect(saleOf(aTrip({ travelDate, takenSeats: [2, 3] }), now)).toBe(sale);
  });

  it('that is over is explained', () => {
    expect(TRIP_SALE_MESSAGES).toEqual({
      full: 'This trip is full. Please choose another trip.',
      left: 'This trip has left. Please choose another trip.',
      cancelled: 'This trip was cancelled. Please choose another trip.',
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
    expect(directionOf(aTrip(how), { id: 'own', name: terminal })).toBe(direction);
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

describe('a trip that is planned on 21 November 2026', () => {
  const said = (travelDate: string, kept?: string) =>
    fieldErrors(
      plannedTripSchema({
        today: () => TODAY,
        kept: kept === undefined ? undefined : aTrip({ travelDate: kept }),
      }),
      { ...tripCase.filled, travelDate },
    );

  it.each([
    ['may leave today, late though it is', '2026-11-21T00:00', undefined, {}],
    [
      'cannot leave yesterday',
      '2026-11-20T23:59',
      undefined,
      { travelDate: 'The travel date cannot be in the past.' },
    ],
    ['may leave in a year', '2027-11-21T07:00', undefined, {}],
    [
      'cannot leave in 2062',
      '2062-11-22T07:00',
      undefined,
      { travelDate: 'The travel date is more than a year ahead.' },
    ],
    ['may keep a date that has passed', '2026-11-19T07:00', '2026-11-19T06:00:00.000Z', {}],
    [
      'cannot move to a date that has passed',
      '2026-11-18T07:00',
      '2026-11-19T06:00:00.000Z',
      { travelDate: 'The travel date cannot be in the past.' },
    ],
    ['says what is no date', 'Monday', undefined, { travelDate: 'Please enter a valid travel date.' }],
    ['says what is missing', '', undefined, { travelDate: 'Travel date is required' }],
  ])('%s', (_sentence, travelDate, kept, errors) => {
    expect(said(travelDate, kept)).toEqual(errors);
  });
});

describe('the fare of a trip whose route has a fare of ₦18,500, and ₦25,000 at most', () => {
  const TOO_LOW =
    'The fare of Awka - Lagos is at least ₦18,500.00. Only the head office can plan a trip below it.';
  const TOO_HIGH =
    'The fare of Awka - Lagos is at most ₦25,000.00. Only the head office can plan a trip above it.';
  const FARES = { fare: 1_850_000, mostFare: 2_500_000 };

  it.each([
    ['is at least as high', 1_849_999, FARES, TOO_LOW],
    ['may be the same', 1_850_000, FARES, undefined],
    ['may be higher', 2_000_000, FARES, undefined],
    ['is the highest itself', 2_500_000, FARES, undefined],
    ['is too high above it', 2_500_001, FARES, TOO_HIGH],
    ['is any on a route without one', 100, {}, undefined],
    [
      'is that of the day at least',
      3_999_900,
      faresOn(FARES, 4_000_000),
      TOO_LOW.replace('18,500', '40,000'),
    ],
    ['may be that of the day, above the highest', 4_000_000, faresOn(FARES, 4_000_000), undefined],
    ['may be that of the day, below the lowest', 1_500_000, faresOn(FARES, 1_500_000), undefined],
    ['keeps the highest on a day that has its own', 2_500_001, faresOn(FARES, 1_500_000), TOO_HIGH],
  ])('%s', (_sentence, amount, fares, error) => {
    expect(routeFareError({ routeId: 'Awka - Lagos', amount }, fares)).toBe(error);
  });

  it('is missing rather than too low if it is empty', () => {
    const schema = plannedTripSchema({ today: () => TODAY });
    const errorsAt = (amount: number | undefined) => fieldErrors(schema, { ...tripCase.filled, amount });
    expect(errorsAt(undefined)).toEqual({ amount: 'Amount is required' });
    expect(errorsAt(0)).toEqual({ amount: 'Amount must be above zero' });
  });
});

describe('a route', () => {
  it.each([
    ['7 hours', 420],
    ['7 hours, in the rains more', 420],
    ['6h 30m', 390],
    ['1.5 hrs', 90],
    ['7 - 8 hours', 420],
    ['45 minutes', 45],
    ['1 hour 15 min', 75],
    ['half a day', undefined],
    ['', undefined],
    ['168 hours', 10_080],
    ['7000 hours', undefined],
    [`${'9'.repeat(180)} hours`, undefined],
  ])('of "%s" takes %s minutes', (duration, minutes) => {
    expect(knownRunMinutes(duration)).toBe(minutes);
  });
});

describe('a vehicle on a route of seven hours from 07:00', () => {
  const morning = { departsAt: '2026-11-21T06:00:00.000Z', duration: '7 hours' };

  it('is free again at about two', () => {
    expect(arrivalOf(morning)).toBe('2026-11-21T13:00:00.000Z');
  });

  it.each([
    ['cannot leave again at noon', '2026-11-21T11:00:00.000Z', '1 hour', true],
    ['may leave again as it arrives', '2026-11-21T13:00:00.000Z', '7 hours', false],
    ['cannot be on a route that ends while it is away', '2026-11-21T05:00:00.000Z', '2 hours', true],
    ['may have come back before', '2026-11-20T23:00:00.000Z', '7 hours', false],
    ['cannot leave twice at once', '2026-11-21T06:00:00.000Z', '0 hours', true],
    ['is taken to be away six hours where the route doesn’t say', '2026-11-21T00:30:00.000Z', 'long', true],
    ['is free where a date cannot be read', 'Monday', '7 hours', false],
  ])('%s', (_sentence, departsAt, duration, isTaken) => {
    expect(overlap(morning, { departsAt, duration })).toBe(isTaken);
    expect(overlap({ departsAt, duration }, morning)).toBe(isTaken);
  });
});

it('shows that a trip has no bus yet, and nothing where the server sends no number', () => {
  expect(busText('ANB 482 XA')).toBe('ANB 482 XA');
  expect(busText('')).toBe('No bus yet');
  expect(busText(undefined)).toBeUndefined();
});

it('lets a trip that lacks its bus be edited without one, and no other', () => {
  const form = {
    routeId: 'Awka - Lagos',
    travelDate: '2026-11-22T07:00',
    vehicleNumber: '',
    driver: '',
    secondDriver: '',
    amount: 1_850_000,
  };
  const errorsOf = (vehicleNumber: string) =>
    fieldErrors(
      plannedTripSchema({
        today: () => '2026-11-21',
        kept: { travelDate: '2026-11-22T06:00:00.000Z', vehicleNumber },
      }),
      form,
    );
  expect(errorsOf('')).toEqual({});
  expect(errorsOf('ANB 482 XA')).toEqual({ vehicleNumber: 'Vehicle is required' });
});
