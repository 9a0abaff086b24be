import { expect, it } from 'vitest';
import { counted } from './counted';

it.each([
  [0, '0 rows'],
  [1, '1 row'],
  [1204, '1,204 rows'],
])('%d are “%s”', (count, said) => {
  expect(counted(count, 'row')).toBe(said);
});

it('takes the plural where it is not one with an s', () => {
  expect(counted(2, 'entry', 'entries')).toBe('2 entries');
});
