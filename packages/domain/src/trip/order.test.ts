import { expect, it } from 'vitest';
import { inTripOrder } from './order';
import { aTrip } from './trip.fixtures';

/** Ten in the morning in Lagos. */
const NOW = '2026-11-21T09:00:00.000Z';

const idsOf = (trips: Parameters<typeof inTripOrder>[0]) => inTripOrder(trips, NOW).map(({ id }) => id);

it('what is still to come stands first, then what should have left, then what is on its way, then what is done', () => {
  const trips = [
    aTrip({ id: 'arrived', travelDate: '2026-11-21T05:00:00.000Z', status: 'Completed' }),
    aTrip({ id: 'last week', travelDate: '2026-11-14T06:00:00.000Z' }),
    aTrip({ id: 'on its way', travelDate: '2026-11-21T06:00:00.000Z', status: 'En-route' }),
    aTrip({ id: 'a little late', travelDate: '2026-11-21T08:45:00.000Z' }),
    aTrip({ id: 'tomorrow', travelDate: '2026-11-22T06:00:00.000Z' }),
    aTrip({ id: 'very late', travelDate: '2026-11-21T06:50:00.000Z' }),
    aTrip({ id: 'yesterday', travelDate: '2026-11-20T06:00:00.000Z', status: 'Completed' }),
    aTrip({ id: 'next', travelDate: '2026-11-21T10:00:00.000Z' }),
    aTrip({ id: 'under way since yesterday', travelDate: '2026-11-20T21:00:00.000Z', status: 'En-route' }),
  ];
  expect(idsOf(trips)).toEqual([
    'next',
    'tomorrow',
    'very late',
    'a little late',
    'on its way',
    'under way since yesterday',
    'arrived',
    'yesterday',
    'last week',
  ]);
});

it('of the trips to this terminal, the buses on the road stand first, the one that left first on top', () => {
  const trips = [
    aTrip({ id: 'next', travelDate: '2026-11-21T10:00:00.000Z' }),
    aTrip({ id: 'late', travelDate: '2026-11-21T08:00:00.000Z' }),
    aTrip({ id: 'left this morning', travelDate: '2026-11-21T06:00:00.000Z', status: 'En-route' }),
    aTrip({ id: 'left last night', travelDate: '2026-11-20T21:00:00.000Z', status: 'En-route' }),
  ];
  expect(inTripOrder(trips, NOW, 'incoming').map(({ id }) => id)).toEqual([
    'left last night',
    'left this morning',
    'next',
    'late',
  ]);
});

it('a full bus that should have left is late all the same', () => {
  const full = aTrip({ id: 'full', totalSeats: 2, travelDate: '2026-11-21T08:00:00.000Z' });
  expect(idsOf([full, aTrip({ id: 'next', travelDate: '2026-11-21T10:00:00.000Z' })])).toEqual([
    'next',
    'full',
  ]);
});

it('a date that cannot be read breaks nothing: it comes after all that is still to come', () => {
  expect(
    idsOf([
      aTrip({ id: 'unread', travelDate: '' }),
      aTrip({ id: 'late', travelDate: '2026-11-21T08:00:00.000Z' }),
      aTrip({ id: 'next week', travelDate: '2026-11-28T06:00:00.000Z' }),
    ]),
  ).toEqual(['next week', 'unread', 'late']);
});
