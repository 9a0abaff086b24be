import { expect, it } from 'vitest';
import { mayDisrupt } from './mayDisrupt';

/** 11:30 PM of 21 Nov in Lagos. */
const late = { status: 'Scheduled', travelDate: '2026-11-21T22:30:00.000Z', isOwn: true };
const early = { ...late, travelDate: '2026-11-21T06:00:00.000Z' };

it.each([
  ['until its day is over', early, '2026-11-21T22:59:59.999Z', true],
  ['and not after that', early, '2026-11-21T23:00:00.000Z', false],
  ['long before its day', early, '2026-11-19T09:00:00.000Z', true],
  ['after midnight, until six hours after its time', late, '2026-11-22T04:30:00.000Z', true],
  ['and not later', late, '2026-11-22T04:30:00.001Z', false],
  ['cancelled, until its day is over', { ...early, status: 'Cancelled' }, '2026-11-21T22:59:59.999Z', true],
  ['cancelled, and not after that', { ...early, status: 'Cancelled' }, '2026-11-21T23:00:00.000Z', false],
  ['not at the other end', { ...late, isOwn: false }, '2026-11-22T01:00:00.000Z', false],
  ['not once it has left', { ...late, status: 'En-route' }, '2026-11-22T01:00:00.000Z', false],
])('staff disrupt a departure %s', (_when, trip, now, isAllowed) => {
  expect(mayDisrupt(trip, 'admin', now)).toBe(isAllowed);
});

it('the head office does at any time', () => {
  expect(mayDisrupt(late, 'super_admin', '2026-12-01T09:00:00.000Z')).toBe(true);
});
