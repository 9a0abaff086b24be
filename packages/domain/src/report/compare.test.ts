import { expect, it } from 'vitest';
import { compared, percentOf, rangeBefore } from './compare';
import { weekdayName } from './report';

it.each([
  ['2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20'],
  ['2026-11-15', '2026-11-21', '2026-11-08', '2026-11-14'],
  ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
])('before %s to %s come as many days', (from, to, first, last) => {
  expect(rangeBefore({ from, to })).toEqual({ from: first, to: last });
});

it.each([
  [14, 18, 78],
  [0, 18, 0],
  [19, 18, 106],
  [3, 0, undefined],
])('%i of %i are %s percent', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent));

it.each([
  [120, 100, 'up', 20],
  [75, 100, 'down', 25],
  [100, 100, 'same', 0],
  [5, 0, 'up', undefined],
  [50, -100, 'up', 150],
] as const)('%i after %i is %s', (now, before, way, percent) => {
  expect(compared(now, before)).toEqual({ way, percent });
});

it.each([
  [4_454, 100, false],
  [950, 100, false],
  [940, 100, true],
  [50, -1, true],
  [5, 0, true],
])('%i after %i: that it is compared is %s', (now, before, isCompared) =>
  expect(compared(now, before) !== undefined).toBe(isCompared),
);

it('weeks begin on Monday', () => {
  expect([weekdayName(1), weekdayName(7), weekdayName(0), weekdayName(8)]).toEqual([
    'Monday',
    'Sunday',
    undefined,
    undefined,
  ]);
});
