import { expect, it } from 'vitest';
import { MOST_COUNTED, formatCount } from './count';

it.each([
  [0, '0'],
  [12, '12'],
  [MOST_COUNTED, '1,000'],
  [MOST_COUNTED + 1, '1,000+'],
])('%i rows are %s', (count, words) => {
  expect(formatCount(count)).toBe(words);
});
