import type { Direction, Role, Trip } from '@motorpark/domain';
import { describe, expect, it } from 'vitest';
import { statusItems } from '../../shared/history/statusMenu';
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

/** The status items of a trip's menu and what they do; items in brackets cannot be chosen. */
function menu(
  status: string,
  direction: Direction,
  isKept: boolean,
  { role = 'admin', now = '2026-11-22T06:00:00.000Z' }: { role?: Role; now?: string } = {},
) {
  const done: string[] = [];
  const items = statusItems(
    trip(status),
    tripSteps(direction, role, () => now),
    isKept,
    {
      step: (to) => done.push(`set ${to}`),
      correct: (to) => done.push(`ask why ${to}`),
    },
  );
  for (const { disabledReason, onSelect } of items) if (disabledReason === undefined) void onSelect();
  return {
    says: items.map(({ label, disabledReason }) =>
      disabledReason === undefined ? label : `(${label}) ${disabledReason}`,
    ),
    done,
  };
}

describe('the menu of an outgoing trip', () => {
  it.each([
    ['Scheduled', ['En-route'], ['set En-route']],
    ['En-route', ['Completed', 'Back to Scheduled…'], ['set Completed', 'ask why Scheduled']],
    ['Completed', [], []],
  ])('that is %s offers %j', (status, says, done) => {
    expect(menu(status, 'outgoing', true)).toEqual({ says, done });
  });

  it('that is Completed is opened again only by a super admin', () => {
    expect(menu('Completed', 'outgoing', true, { role: 'super_admin' })).toEqual({
      says: ['Back to Scheduled…', 'Back to En-route…'],
      done: ['ask why Scheduled', 'ask why En-route'],
    });
  });

  it('offers any of the three where nothing is kept', () => {
    expect(menu('En-route', 'outgoing', false)).toEqual({
      says: ['Scheduled', '(En-route) It has this status already.', 'Completed'],
      done: ['set Scheduled', 'set Completed'],
    });
  });
});

describe('the menu of an incoming trip', () => {
  it.each([
    ['Scheduled', true, ['Completed'], ['set Completed']],
    ['En-route', true, ['Completed'], ['set Completed']],
    ['Completed', true, [], []],
    ['En-route', false, ['Completed'], ['set Completed']],
    ['Completed', false, ['(Completed) It has this status already.'], []],
  ] as const)('that is %s (kept: %s) offers %j', (status, isKept, says, done) => {
    expect(menu(status, 'incoming', isKept)).toEqual({ says, done });
  });

  it('offers no arrival before its time', () => {
    const now = '2026-11-22T05:59:00.000Z';
    expect(menu('Scheduled', 'incoming', true, { now }).says).toEqual([]);
    expect(menu('En-route', 'incoming', true, { now }).says).toEqual(['Completed']);
  });
});
