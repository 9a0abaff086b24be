import { describe, expect, it } from 'vitest';
import { posTerminalOf, posTerminalsFault } from './posTerminals';

const TWO = 'Awka 1: 2033HTE0\nAwka 2:Z0R4orOU';

describe('The POS terminal beside a counter', () => {
  it.each([
    [TWO, 'awka 2', 'Z0R4orOU'],
    [TWO, 'Awka 3', undefined],
    [TWO, '', undefined],
    ['Awka 1: 2033HTE0', '', '2033HTE0'],
    ['Awka 1: 2033HTE0\nAwka 2: 2033HTE0', 'Awka 3', '2033HTE0'],
    ['', 'Awka 1', undefined],
  ])('of %j for %j is %s', (text, counter, id) => {
    expect(posTerminalOf(text, counter)?.id).toBe(id);
  });

  it.each([
    [TWO, undefined],
    ['', undefined],
    ['2033HTE0', /^Write line 1 as Awka 2: 2033HTE0/],
    ['Awka 1: 2033 HTE0', /^Write line 1 /],
    ['Awka 1: 2033HTE0\nawka 1: Z0R4orOU', /^Line 2 is for the same counter/],
  ])('is written as %j', (text, fault) => {
    const said = posTerminalsFault(text);
    if (fault === undefined) expect(said).toBeUndefined();
    else expect(said).toMatch(fault);
  });
});
