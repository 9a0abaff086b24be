import { expect, it } from 'vitest';
import type { Trip } from './trip';
import { ALL_TRIPS, otherDepartures, tripOptions } from './tripOptions';

/** Ten in the morning in Awka. */
const choice = { terminal: 'Awka', now: '2026-11-21T09:00:00.000Z', chosen: '', hasIncoming: false };
const trip = (how: Partial<Trip>): Trip => ({
  id: 'trip',
  routeId: 'Awka - Lagos',
  origin: 'Awka',
  destination: 'Lagos',
  travelDate: '2026-11-21T11:00:00.000Z',
  amount: 1_850_000,
  vehicleType: 'Bus',
  vehicleNumber: 'ANB 482 XA',
  status: 'Scheduled',
  totalSeats: 14,
  takenSeats: [2, 5],
  ...how,
});
const coming = trip({ id: 'coming', origin: 'Lagos', destination: 'Awka', routeId: 'Lagos - Awka' });
const valuesOf = (trips: Trip[], how: Partial<typeof choice> = {}) =>
  tripOptions(trips, { ...choice, ...how }).map(({ value }) => value);

it('each line has the route, day and time; vehicle; seats left; fare', () => {
  expect(tripOptions([trip({}), trip({ takenSeats: [], totalSeats: 1 })], choice)).toEqual([
    {
      value: 'trip',
      label: 'Awka - Lagos, today, Sat 12:00 PM',
      hint: 'Bus, ANB 482 XA',
      side: '12 seats left',
      sideHint: '₦18,500.00',
      keywords: 'ANB 482 XA 21 Nov 2026 21/11 12.00',
    },
    expect.objectContaining({ side: '1 seat left' }),
  ]);
});

it('the next bus from here comes first; what is late stands behind what is still to come that day, full ones last', () => {
  const trips = [
    trip({ id: 'late', travelDate: '2026-11-21T06:50:00.000Z' }),
    trip({ id: 'full', totalSeats: 2 }),
    trip({ id: 'tomorrow', travelDate: '2026-11-22T05:00:00.000Z' }),
    trip({ id: 'evening', travelDate: '2026-11-21T17:00:00.000Z' }),
    trip({ id: 'next' }),
  ];
  const options = tripOptions(trips, choice);
  expect(options.map(({ value, label }) => [value, label])).toEqual([
    ['next', 'Awka - Lagos, today, Sat 12:00 PM'],
    ['evening', 'Awka - Lagos, today, Sat 06:00 PM'],
    ['late', 'Awka - Lagos, today, Sat 07:50 AM'],
    ['full', 'Awka - Lagos, today, Sat 12:00 PM'],
    ['tomorrow', 'Awka - Lagos, tomorrow, Sun 06:00 AM'],
  ]);
  expect(options[2]?.hint).toBe('Bus, ANB 482 XA · due 2 h 10 min ago');
  expect(options[3]?.side).toBe('full');
});

it('trips that come here are offered behind “All trips”, or where nothing else is', () => {
  expect(valuesOf([coming, trip({})])).toEqual(['trip', ALL_TRIPS]);
  expect(valuesOf([coming, trip({})], { hasIncoming: true })).toEqual(['trip', 'coming']);
  expect(valuesOf([coming])).toEqual(['coming']);
  expect(valuesOf([coming, trip({})], { chosen: 'coming' })).toEqual(['trip', 'coming']);
});

it('a trip whose date cannot be read is offered too, after all others, and breaks nothing', () => {
  const options = tripOptions(
    [trip({ id: 'unread', travelDate: '' }), trip({ id: 'odd', travelDate: 'soon' }), trip({ id: 'today' })],
    choice,
  );
  expect(options.map(({ value, label }) => [value, label])).toEqual([
    ['today', 'Awka - Lagos, today, Sat 12:00 PM'],
    ['unread', 'Awka - Lagos, date unknown'],
    ['odd', 'Awka - Lagos, date unknown soon'],
  ]);
});

it('a trip that has left is offered only where it was chosen before', () => {
  const left = trip({ status: 'En-route' });
  expect(valuesOf([left])).toEqual([]);
  expect(tripOptions([left], { ...choice, chosen: 'trip' })[0]?.side).toBe('left');
});

it('a ticket that is moved is offered the trips of its own route first, however soon others leave', () => {
  const trips = [
    trip({ id: 'elsewhere', destination: 'Abuja', routeId: 'Awka - Abuja' }),
    trip({ id: 'back', origin: 'Lagos', destination: 'Awka', routeId: 'Lagos - Awka' }),
    trip({ id: 'tomorrow', travelDate: '2026-11-22T05:00:00.000Z' }),
    trip({ id: 'today', travelDate: '2026-11-21T17:00:00.000Z' }),
  ];
  const options = otherDepartures(
    trips,
    { origin: 'Awka', destination: 'Lagos' },
    { ...choice, hasIncoming: true },
  );
  expect(options.map(({ value }) => value)).toEqual(['today', 'tomorrow', 'elsewhere', 'back']);
});
