import { expect, it } from 'vitest';
import { consentNeeded } from './cancelling';
import { mergeDifference, mergeObstacle } from './mergeDifference';

const CLERK = { role: 'admin', lost: 3, hasBoarded: false, isAfterTime: false } as const;

it.each([
  ['before its time, with nobody aboard', {}, undefined],
  ['with somebody aboard', { hasBoarded: true }, /^Passengers of this trip were boarded/],
  ['after its time', { isAfterTime: true }, /^The time of this trip is past/],
  ['with nobody who loses a seat', { lost: 0, hasBoarded: true, isAfterTime: true }, undefined],
  ['by a manager, with somebody aboard', { role: 'manager', hasBoarded: true }, /were boarded/],
  ['by the head office', { role: 'super_admin', hasBoarded: true, isAfterTime: true }, undefined],
] as const)('A trip that is cancelled %s', (_when, wishes, why) => {
  const needed = consentNeeded({ ...CLERK, ...wishes });
  if (why === undefined) expect(needed).toBeUndefined();
  else expect(needed).toMatch(why);
});

it.each([
  ['an equal fare', 1_000_000, 'admin', false],
  ['a cheaper fare', 900_000, 'admin', false],
  ['a dearer fare', 1_000_100, 'admin', true],
  ['a dearer fare', 1_000_100, 'super_admin', false],
] as const)('Passengers move to a trip of %s (%s kobo) by %s', (_what, to, role, isRefused) => {
  expect(mergeObstacle({ from: 1_000_000, to }, role) !== undefined).toBe(isRefused);
});

it('The difference is for each seat, or once for the ticket, and never less than nothing', () => {
  const dearer = { from: 1_000_000, to: 1_500_000 };
  const kinds = ['adult', 'adult', 'child'] as const;
  expect(mergeDifference(dearer, { kinds, rule: 'per-seat' })).toBe(1_500_000);
  expect(mergeDifference(dearer, { kinds, rule: 'per-seat', childPercent: 50 })).toBe(1_250_000);
  expect(mergeDifference(dearer, { kinds, rule: 'per-ticket' })).toBe(500_000);
  expect(mergeDifference(dearer, { kinds: [], rule: 'per-ticket' })).toBe(0);
  expect(mergeDifference({ from: 1_500_000, to: 1_000_000 }, { kinds, rule: 'per-seat' })).toBe(0);
});
