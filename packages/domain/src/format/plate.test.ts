import { expect, it } from 'vitest';
import { normalizePlate } from './plate';

it.each([
  ['anb 482 xa', 'ANB 482 XA'],
  ['  abc-123  xy ', 'ABC-123 XY'],
  ['ABC-123XY', 'ABC-123XY'],
  ['bus\u00a07', 'BUS 7'],
  ['', ''],
])('the plate "%s" is kept as %s', (typed, kept) => {
  expect(normalizePlate(typed)).toBe(kept);
  expect(normalizePlate(kept)).toBe(kept);
});
