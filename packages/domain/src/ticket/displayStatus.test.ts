import { expect, it } from 'vitest';
import { displayStatus } from './ticket';

const voided = { by: 'Ada Obi', at: '2026-11-21T06:00:00.000Z', reason: 'Typed twice' };

it.each([
  ['whose bus has not left', { status: 'Scheduled', seats: [4, 5] }, 'Scheduled'],
  ['none of whose passengers came', { status: 'Scheduled', seats: [4, 5], noShows: 2 }, 'No-show'],
  ['of which one passenger came', { status: 'Enroute', seats: [4, 5], noShows: 1 }, 'Enroute'],
  ['whose trip is cancelled', { status: 'Scheduled', seats: [], tripStatus: 'Cancelled' }, 'Trip cancelled'],
  ['that is void', { status: 'Scheduled', seats: [4], noShows: 1, voided }, 'VOID'],
])('A ticket %s', (_which, ticket, state) => {
  expect(displayStatus(ticket)).toBe(state);
});

it('A parcel whose bus has arrived without it is missing, until it is void', () => {
  const parcel = { status: 'On-Transit', isMissing: true };
  expect([displayStatus(parcel), displayStatus({ ...parcel, voided })]).toEqual(['Missing', 'VOID']);
});
