import { expect, it } from 'vitest';
import { sortIn } from '../port/found';
import { sorted } from './find';

interface Row {
  id: string;
  amount?: number;
}

const COLUMNS = {
  amount: { header: 'Amount', kind: 'naira', sort: true },
  status: { header: 'Status' },
} as const;
const ROWS: Row[] = [
  { id: 'some', amount: 20 },
  { id: 'none' },
  { id: 'little', amount: 3 },
  { id: 'same', amount: 20 },
];

it.each([
  ['amount', ['little', 'some', 'same', 'none']],
  ['-amount', ['some', 'same', 'little', 'none']],
])('sorted by %s, equals stay as they were, and what has no amount comes last', (sortText, ids) => {
  const sort = sortIn(COLUMNS, sortText);
  expect(sort && sorted(ROWS, COLUMNS, sort).map(({ id }) => id)).toEqual(ids);
});

it.each([undefined, '', '-', 'status', '--amount', 'toString'])('%j is no sort of this list', (sortText) => {
  expect(sortIn(COLUMNS, sortText)).toBeUndefined();
});
