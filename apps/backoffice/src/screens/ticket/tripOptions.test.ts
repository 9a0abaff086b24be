import type { Trip } from '@motorpark/domain';
import { expect, it } from 'vitest';
import { tripOptions } from './tripOptions';

const TODAY = '2026-11-21';
const trip = (how: Partial<Trip>): Trip => ({
  id: 'trip',
  routeId: 'Awka - Lagos',
  origin: 'Awka',
  destination: 'Lagos',
  travelDate: '2026-11-21T06:00:00.000Z',
  amount: 1_850_000,
  vehicleType: 'Bus',
  vehicleNumber: 'ANB 482 XA',
  status: 'Scheduled',
  totalSeats: 14,
  takenSeats: [2, 5],
  ...how,
});

it('offers trips by day, those that leave from here first, with their time, vehicle and free seats', () => {
  const options = tripOptions(
    [
      trip({ id: 'coming', origin: 'Lagos', destination: 'Awka', travelDate: '2026-11-21T05:00:00.000Z' }),
      trip({ id: 'tomorrow', travelDate: '2026-11-22T06:00:00.000Z' }),
      trip({ id: 'today' }),
    ],
    'Awka',
    TODAY,
    '',
  );
  expect(options.map(({ value, group }) => [value, group])).toEqual([
    ['today', 'Today'],
    ['coming', 'Today'],
    ['tomorrow', 'Tomorrow'],
  ]);
  expect(options[0]?.label).toBe('Awka - Lagos · 07:00 AM · ANB 482 XA · 12 seats left');
});

it('a trip whose date cannot be read is offered too, after all others, and breaks nothing', () => {
  const options = tripOptions(
    [trip({ id: 'unread', travelDate: '' }), trip({ id: 'odd', travelDate: 'soon' }), trip({ id: 'today' })],
    'Awka',
    TODAY,
    '',
  );
  expect(options.map(({ value, group, label }) => [value, group, label])).toEqual([
    ['today', 'Today', 'Awka - Lagos · 07:00 AM · ANB 482 XA · 12 seats left'],
    ['unread', 'Date unknown', 'Awka - Lagos · ANB 482 XA · 12 seats left'],
    ['odd', 'Date unknown', 'Awka - Lagos · soon · ANB 482 XA · 12 seats left'],
  ]);
});

it('a trip that has left is offered only where it was chosen before', () => {
  const left = trip({ status: 'En-route' });
  expect(tripOptions([left], 'Awka', TODAY, '')).toEqual([]);
  expect(tripOptions([left], 'Awka', TODAY, 'trip')[0]?.label).toContain('left');
});
