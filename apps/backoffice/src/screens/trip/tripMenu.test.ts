import type { Direction, Role, Trip } from '@motorpark/domain';
import { describe, expect, it } from 'vitest';
import { tripMenu } from './tripMenu';

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

/** What the menu of a trip says and does; what cannot be chosen stands in brackets. */
function menu(status: string, direction: Direction, isKept: boolean, role: Role = 'admin') {
  const done: string[] = [];
  const items = tripMenu({
    trip: trip(status),
    direction,
    role,
    isKept,
    onEdit: () => done.push('edit'),
    onDelete: () => done.push('delete'),
    onStatus: (to) => done.push(`set ${to}`),
    onCorrect: (to) => done.push(`ask why ${to}`),
  });
  for (const { whyNot, onSelect } of items) if (whyNot === undefined) onSelect();
  return {
    says: items.map(({ label, whyNot }) => (whyNot === undefined ? label : `(${label}) ${whyNot}`)),
    done,
  };
}

describe('the menu of an outgoing trip', () => {
  it.each([
    [
      'Scheduled',
      ['Edit', 'En-route', 'Completed', 'Delete'],
      ['edit', 'set En-route', 'set Completed', 'delete'],
    ],
    [
      'En-route',
      ['Edit', 'Completed', 'Back to Scheduled…', 'Delete'],
      ['edit', 'set Completed', 'ask why Scheduled', 'delete'],
    ],
    ['Completed', ['(Edit) A completed trip can no longer be changed.', 'Delete'], ['delete']],
  ])('that is %s offers %j', (status, says, done) => {
    expect(menu(status, 'outgoing', true)).toEqual({ says, done });
  });

  it('that is Completed is opened again only by a super admin', () => {
    expect(menu('Completed', 'outgoing', true, 'super_admin')).toEqual({
      says: [
        '(Edit) A completed trip can no longer be changed.',
        'Back to Scheduled…',
        'Back to En-route…',
        'Delete',
      ],
      done: ['ask why Scheduled', 'ask why En-route', 'delete'],
    });
  });

  it('offers any of the three where nothing is kept', () => {
    expect(menu('En-route', 'outgoing', false)).toEqual({
      says: ['Edit', 'Scheduled', '(En-route) It has this status already.', 'Completed', 'Delete'],
      done: ['edit', 'set Scheduled', 'set Completed', 'delete'],
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
});
