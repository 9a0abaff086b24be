import { expect, it } from 'vitest';
import { type Arrival, arrivesAt, byArrival, isHere } from './arrival';

const anArrival = (id: string, changes: Partial<Arrival> = {}): Arrival => ({
  id,
  routeId: 'Lagos - Awka',
  origin: 'Lagos',
  travelDate: '2026-11-21T06:00:00.000Z',
  leftAt: undefined,
  duration: '7 hours',
  vehicleNumber: 'ANB 482 XA',
  vehicleType: 'Bus',
  status: 'En-route',
  passengers: 4,
  parcels: 0,
  ...changes,
});

it('A bus arrives as long after it left as its route takes', () => {
  expect(arrivesAt(anArrival('planned'))).toBe('2026-11-21T13:00:00.000Z');
  expect(arrivesAt(anArrival('late', { leftAt: '2026-11-21T07:30:00.000Z' }))).toBe(
    '2026-11-21T14:30:00.000Z',
  );
});

it('The bus that arrives next is first, after those that are here', () => {
  const buses = [
    anArrival('late', { leftAt: '2026-11-21T09:00:00.000Z' }),
    anArrival('next', { duration: '45 minutes' }),
    anArrival('here', { status: 'Completed', parcels: 2, leftAt: '2026-11-21T10:00:00.000Z' }),
    anArrival('planned'),
  ];
  expect(byArrival(buses).map(({ id }) => id)).toEqual(['here', 'next', 'planned', 'late']);
  expect(buses.filter(isHere).map(({ id }) => id)).toEqual(['here']);
});
