import { expect, it } from 'vitest';
import { consentNeeded, moveOf } from './cancelling';
import { mergeObstacle, unpaidFor } from './seatWorth';

const CLERK = { role: 'admin', lost: 3, moved: 0, hasBoarded: false, isAfterTime: false } as const;

it.each([
  ['before its time, with nobody aboard', {}, undefined],
  ['with somebody aboard', { hasBoarded: true }, /^Passengers of this trip were boarded/],
  ['after its time', { isAfterTime: true }, /^The time of this trip is past/],
  ['with nobody who loses a seat', { lost: 0, hasBoarded: true, isAfterTime: true }, undefined],
  [
    'with everybody moved, after its time',
    { lost: 0, moved: 3, isAfterTime: true },
    /before they are moved\.$/,
  ],
  ['by a manager, with somebody aboard', { role: 'manager', hasBoarded: true }, /were boarded/],
  ['by the head office', { role: 'super_admin', hasBoarded: true, isAfterTime: true }, undefined],
] as const)('A trip that is cancelled %s', (_when, wishes, why) => {
  const needed = consentNeeded({ ...CLERK, ...wishes });
  if (why === undefined) expect(needed).toBeUndefined();
  else expect(needed).toMatch(why);
});

const MOVE = {
  hasBoarded: false,
  isAfterTime: true,
  planned: '2026-11-22T06:00:00.000Z',
  now: '2026-11-22T04:59:00.000Z',
  isOtherTrip: true,
};
const SOON = { isAfterTime: false, now: '2026-11-22T05:01:00.000Z' };

it.each([
  ['before its time', { isAfterTime: false, departure: '2026-11-24T06:00:00.000Z' }, 'free'],
  ['shortly before it to another day', { ...SOON, departure: '2026-11-24T06:00:00.000Z' }, 'on record'],
  ['shortly before it with another', { ...SOON, departure: '2026-11-22T08:00:00.000Z' }, 'on record'],
  [
    'shortly before it with its own bus',
    { ...SOON, departure: '2026-11-22T08:00:00.000Z', isOtherTrip: false },
    'free',
  ],
  ['later that day with its own bus', { departure: '2026-11-22T22:00:00.000Z', isOtherTrip: false }, 'free'],
  ['later that day with another', { departure: '2026-11-22T22:00:00.000Z' }, 'on record'],
  [
    'when aboard, with another bus',
    { departure: '2026-11-22T08:00:00.000Z', hasBoarded: true },
    'with consent',
  ],
  [
    'the next day with its own bus',
    { departure: '2026-11-23T06:00:00.000Z', isOtherTrip: false },
    'with consent',
  ],
  [
    'an hour after midnight, at night',
    { planned: '2026-11-22T22:00:00.000Z', departure: '2026-11-23T00:00:00.000Z', isOtherTrip: false },
    'free',
  ],
] as const)('Passengers of a trip leave %s: %o is %s', (_when, wishes, is) => {
  expect(moveOf({ ...MOVE, ...wishes })).toBe(is);
});

it.each([
  ['an equal fare', 1_000_000, 'admin', false],
  ['a cheaper fare', 900_000, 'admin', false],
  ['a dearer fare', 1_000_100, 'admin', true],
  ['a dearer fare', 1_000_100, 'super_admin', false],
] as const)('Passengers move to a trip of %s (%s kobo) by %s', (_what, to, role, isRefused) => {
  expect(mergeObstacle({ from: 1_000_000, to }, role) !== undefined).toBe(isRefused);
});

it('What is not paid is for each seat, or once for the ticket, and never what is on record or holds already', () => {
  const two = { seats: 2, worth: 1_000_000, held: 0, rule: 'per-seat' } as const;
  expect(unpaidFor(two, 1_500_000)).toBe(1_000_000);
  expect(unpaidFor({ ...two, held: 1_200_000 }, 1_500_000)).toBe(600_000);
  expect(unpaidFor({ ...two, rule: 'per-ticket' }, 1_500_000)).toBe(500_000);
  expect(unpaidFor({ ...two, seats: 0, rule: 'per-ticket' }, 1_500_000)).toBe(0);
  expect(unpaidFor(two, 900_000)).toBe(0);
});
