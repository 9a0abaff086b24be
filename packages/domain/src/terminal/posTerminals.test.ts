import { describe, expect, it } from 'vitest';
import { posTerminalOf, namesPosTerminals } from './posTerminals';

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
    [TWO, true],
    ['', true],
    ['2033HTE0', false],
    ['Awka 1: 2033 HTE0', false],
    ['Awka 1: 2033HTE0\nawka 1: Z0R4orOU', false],
  ])('is written as %j: %s', (text, isRight) => {
    expect(namesPosTerminals(text)).toBe(isRight);
  });
});
