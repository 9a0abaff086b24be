import { expect, it } from 'vitest';
import { driverWeek } from './driverWeek';

const duty = (departsAt: string, arrivesAt: string, driver: string, secondDriver: string) => ({
  tripId: departsAt,
  routeId: 'Awka - Lagos',
  departsAt: `2026-11-${departsAt}:00.000Z`,
  arrivesAt: `2026-11-${arrivesAt}:00.000Z`,
  isOver: false,
  destination: 'Lagos',
  vehicleNumber: 'ANB 482 XA',
  driver,
  secondDriver,
});

it('A week of a driver has the other driver, the hours and the rest before each trip', () => {
  const trips = driverWeek(
    [
      duty('23T06:00', '23T13:00', 'Emeka Nwosu', 'Musa Ibrahim'),
      duty('24T05:30', '24T13:00', 'Musa Ibrahim', 'Emeka Nwosu'),
    ],
    'Emeka Nwosu',
  );
  expect(trips.map(({ other, minutes, rest }) => [other, minutes, rest])).toEqual([
    ['Musa Ibrahim', 7 * 60, undefined],
    ['Musa Ibrahim', 7 * 60 + 30, 16 * 60 + 30],
  ]);
});
