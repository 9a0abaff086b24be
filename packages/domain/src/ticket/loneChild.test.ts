import { describe, expect, it } from 'vitest';
import { hasAdult, isLoneChild, loneChildErrors } from './loneChild';
import { SEEN } from './companions';
import { luggageIn, unnamedCompanion } from './seating';

const LEAVES = '2026-11-22T06:00:00.000Z';
const companion = (born?: string, kind = 'child') => ({
  ...unnamedCompanion(5),
  name: 'Ben Obi',
  kind,
  born,
});

describe('A ticket', () => {
  it.each([
    ['2014-11-23', [], 12, true],
    ['2014-11-22', [], 12, false],
    ['2014-11-23', [], 0, false],
    ['', [], 12, false],
    ['2014-11-23', [companion('2018-03-04')], 12, true],
    ['2014-11-23', [companion(SEEN)], 12, true],
    ['2014-11-23', [companion('2014-11-22')], 12, false],
    ['2014-11-23', [companion('', '')], 12, false],
    ['2014-11-23', [luggageIn(5)], 12, true],
    ['1990-04-12', [companion('2018-03-04')], 12, false],
  ])(
    'of somebody born %j with %j is a lone child under %j on the day of the trip: %j',
    (dateOfBirth, companions, age, is) => {
      expect(isLoneChild({ dateOfBirth, companions }, age, LEAVES)).toBe(is);
    },
  );

  it.each([
    ['2008-11-22', [], true],
    ['2008-11-23', [], false],
    ['2008-11-23', [companion('', '')], true],
    ['2008-11-23', [luggageIn(5)], false],
  ])('of somebody born %j with %j has an adult: %j', (dateOfBirth, companions, has) => {
    expect(hasAdult({ dateOfBirth, companions }, LEAVES)).toBe(has);
  });
});

describe('Of a lone child', () => {
  const child = { dateOfBirth: '2016-01-01' };
  const rule = { accompaniedAge: 12, leaves: LEAVES };
  const withAdult = { ...child, accompaniedBy: 'TK-7QF3XM-K' };

  it('either an adult’s ticket or a reason is said, not both', () => {
    expect(loneChildErrors(child, rule)).toHaveProperty('accompaniedBy');
    expect(loneChildErrors(withAdult, rule)).toEqual({});
    expect(loneChildErrors({ ...child, aloneReason: 'Her uncle meets her' }, rule)).toEqual({});
    expect(loneChildErrors({ ...withAdult, aloneReason: 'Her uncle meets her' }, rule)).toEqual({
      aloneReason: 'Leave this empty: the child travels with ticket TK-7QF3XM-K.',
    });
  });

  it('an edit asks nothing that was not asked before, until it makes a lone child of somebody', () => {
    expect(loneChildErrors(child, { ...rule, before: child })).toEqual({});
    expect(loneChildErrors(child, { ...rule, before: withAdult })).toHaveProperty('accompaniedBy');
    expect(loneChildErrors(child, { ...rule, before: { dateOfBirth: '1990-04-12' } })).toHaveProperty(
      'accompaniedBy',
    );
  });
});
