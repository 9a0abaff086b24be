import { expect, it } from 'vitest';
import { formatWhole } from './whole';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_500, '1,234,500'],
  [-4_000, '-4,000'],
])('%i reads %s', (number, shown) => expect(formatWhole(number)).toBe(shown));
