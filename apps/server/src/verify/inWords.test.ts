import { expect, it } from 'vitest';
import { linesOf } from './linesOf';

const CHAINS = [
  { chain: 'Awka', place: 1204, sha256: 'abc' },
  { chain: 'Lagos', place: 1, sha256: 'def' },
];

it('Sound books are said to be so, with the end of each chain to write down', () => {
  expect(
    linesOf({ broken: [], more: 0, rows: 3117, seals: 1205, chains: CHAINS }, 'the folder data'),
  ).toEqual([
    'Awka: 1,204 seals, the last one abc',
    'Lagos: 1 seal, the last one def',
    'All 3,117 rows of the folder data are as they were sealed, and all 1,205 seals are in their chains.',
  ]);
});

it('What was changed is named by table and id, and what is too much to name is counted', () => {
  const broken = [{ table: 'ticket', id: 't1', what: 'is gone' }];
  expect(linesOf({ broken, more: 1500, rows: 3117, seals: 1204, chains: [] }, 'the folder data')).toEqual([
    'ticket t1 is gone.',
    '… and 1,500 more.',
    'NOT AS IT WAS WRITTEN: 1,501 of 3,117 rows and 1,204 seals of the folder data. docs/running.md says what to do.',
  ]);
});
