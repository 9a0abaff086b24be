import { describe, expect, it } from 'vitest';
import type { Role } from '../access';
import { statusChoices } from '../statusChoices';
import type { Direction, Trip } from '../trip';
import { tripSteps } from './tripSteps';

const trip = (status: string): Trip => ({
  id: 'trip-1',
  routeId: 'Awka - Lagos',
  origin: 'Awka',
  destination: 'Lagos',
  travelDate: '2026-11-22T06:00:00.000Z',
  amount: 1_850_000,
  vehicleType: 'Bus',
  vehicleNumber: 'A1',
  status,
  totalSeats: 14,
  takenSeats: [],
});

/** The statuses that a trip can be set to, in words; those in brackets cannot be chosen. */
function choices(
  status: string,
  direction: Direction,
  isKept: boolean,
  { role = 'admin', now = '2026-11-22T06:00:00.000Z' }: { role?: Role; now?: string } = {},
) {
  const rules = tripSteps(direction, role, () => now);
  return statusChoices(trip(status), rules, isKept).map(({ status: to, isBack, disabledReason }) => {
    if (disabledReason !== undefined) return `(${to}) ${disabledReason}`;
    return isBack ? `back to ${to}` : to;
  });
}

describe('an outgoing trip', () => {
  it.each([
    ['Scheduled', ['En-route']],
    ['En-route', ['Completed', 'back to Scheduled']],
    ['Completed', []],
  ])('that is %s can be set to %j', (status, says) => {
    expect(choices(status, 'outgoing', true)).toEqual(says);
  });

  it('that is Completed is opened again only by a super admin', () => {
    expect(choices('Completed', 'outgoing', true, { role: 'super_admin' })).toEqual([
      'back to Scheduled',
      'back to En-route',
    ]);
  });

  it('can be set to any of the three where nothing is kept', () => {
    expect(choices('En-route', 'outgoing', false)).toEqual([
      'Scheduled',
      '(En-route) It has this status already.',
      'Completed',
    ]);
  });
});

describe('an incoming trip', () => {
  it.each([
    ['Scheduled', true, ['Completed']],
    ['En-route', true, ['Completed']],
    ['Completed', true, []],
    ['En-route', false, ['Completed']],
    ['Completed', false, ['(Completed) It has this status already.']],
  ] as const)('that is %s (kept: %s) can be set to %j', (status, isKept, says) => {
    expect(choices(status, 'incoming', isKept)).toEqual(says);
  });

  it('has not arrived before its time', () => {
    const now = '2026-11-22T05:59:00.000Z';
    expect(choices('Scheduled', 'incoming', true, { now })).toEqual([]);
    expect(choices('En-route', 'incoming', true, { now })).toEqual(['Completed']);
  });
});
