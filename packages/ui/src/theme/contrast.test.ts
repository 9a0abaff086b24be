import { describe, expect, it } from 'vitest';
import { contrast, needed, pairings, tokenValue } from './contrast';
import { darkTheme, lightTheme } from './palette';

it('measures black on white as 21 to 1 and a colour on itself as 1 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#0b5d3b', '#0b5d3b')).toBe(1);
});

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
] as const)('the %s theme', (_name, theme) => {
  const cases = pairings.flatMap(({ token, on, as }) => on.map((ground) => [token, ground, as] as const));

  it.each(cases)('keeps %s legible on %s as %s', (token, ground, as) => {
    expect(contrast(tokenValue(theme, token), tokenValue(theme, ground))).toBeGreaterThanOrEqual(needed[as]);
  });
});
