import { expect, it } from 'vitest';
import { searchIn, searchedText } from './searchable';

interface Row {
  name: string;
  phone: string;
  number: string;
}

const ROWS: Row[] = [
  { name: 'Ụgọchukwu Eze', phone: '+2348039998888', number: 'WB-CFH8DK-T' },
  { name: 'Ada Obi', phone: '0803 412 7781', number: 'WB-7QF3XM-K' },
];

const textOf = searchedText({
  name: { header: 'Name' },
  phone: { header: 'Phone', kind: 'phone' },
  number: { header: 'Number' },
});
const all = ROWS.map((row) => ({ row, text: textOf(row) }));

it.each([
  ['', 2],
  ['ụGọ', 1],
  ['ugo', 0],
  ['a o', 1],
  ['obi ada', 0],
  ['0803 999 8888', 1],
  ['+234803', 1],
  ['wb-cfh8', 1],
  ['wb cfh8', 0],
  ['nobody', 0],
])(
  'a core server’s rows are those that contain what was typed, in either case: %j finds %i',
  (typed, count) => {
    expect(searchIn(all, typed)).toHaveLength(count);
  },
);
