import { expect, it } from 'vitest';
import { whyCheckInClosed, whySalesClosed } from './closing';

const TRIP = { travelDate: '2026-11-22T06:00:00.000Z' };
const CLOSED = 'Seats of this trip were sold until 22 Nov 2026, 06:30 AM. Please choose another trip.';

it.each([
  ['before it closes', 30, '2026-11-22T05:29:59.999Z', undefined],
  ['from then on', 30, '2026-11-22T05:30:00.000Z', CLOSED],
  ['also once it is late', 30, '2026-11-22T08:00:00.000Z', CLOSED],
  ['never without such a rule', 0, '2026-11-22T08:00:00.000Z', undefined],
])('%s, %i minutes before departure', (_when, minutes, now, why) =>
  expect(whySalesClosed(TRIP, minutes, now)).toBe(why),
);

it.each([
  ['before it closes', 30, '2026-11-22T05:29:59.999Z', undefined],
  ['from then on', 30, '2026-11-22T05:30:00.000Z', 'Check-in of this trip closed at 06:30 AM.'],
  ['never without such a rule', 0, '2026-11-22T08:00:00.000Z', undefined],
])('check-in %s, %i minutes before departure', (_when, minutes, now, why) =>
  expect(whyCheckInClosed(TRIP, minutes, now)).toBe(why),
);

it('a trip whose time nobody knows is left to the server', () =>
  expect(whySalesClosed({ travelDate: '' }, 30, '2026-11-22T08:00:00.000Z')).toBeUndefined());
