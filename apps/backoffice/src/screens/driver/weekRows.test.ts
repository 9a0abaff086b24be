import { expect, it } from 'vitest';
import { weekRows } from './weekRows';

const duty = (departsAt: string, arrivesAt: string, driver: string, secondDriver: string) => ({
  tripId: departsAt,
  routeId: 'Awka - Lagos',
  departsAt: `2026-11-${departsAt}:00.000Z`,
  arrivesAt: `2026-11-${arrivesAt}:00.000Z`,
  isOver: false,
  vehicleNumber: 'ANB 482 XA',
  driver,
  secondDriver,
});

it('A week of a driver has the other driver, the hours and the rest before each trip, and the totals', () => {
  const { rows, total } = weekRows(
    [
      duty('23T06:00', '23T13:00', 'Emeka Nwosu', 'Musa Ibrahim'),
      duty('24T05:30', '24T13:00', 'Musa Ibrahim', 'Emeka Nwosu'),
    ],
    'Emeka Nwosu',
  );
  expect(rows.map(([, , other, , hours, rest]) => [other, hours, rest])).toEqual([
    ['Musa Ibrahim', '7 h', '–'],
    ['Musa Ibrahim', '7 h 30 min', '16 h 30 min'],
  ]);
  expect(total).toEqual(['Total: 2 trips', '', '', '', '14 h 30 min', '']);
});
