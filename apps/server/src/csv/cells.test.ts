import { expect, it } from 'vitest';
import { type Cell, count, day, instant, money, phone, toCsv } from './cells';

const CELLS: [string, Cell, string][] = [
  ['text in quotes', 'Ụgọchukwu "Big" Eze, Awka', '"Ụgọchukwu ""Big"" Eze, Awka"'],
  ['text of several lines', 'Fragile\nTop side up', '"Fragile\nTop side up"'],
  ['money', money(18_500), '18500.00'],
  ['kobo', money(48_500.5), '48500.50'],
  ['what went out', money(-65_000), '-65000.00'],
  ['more than a number holds to the kobo', money('90071992547409.93'), '90071992547409.93'],
  ['a count', count(14), '14'],
  ['a day', day('2026-11-21'), '"21/11/2026"'],
  ['a moment, in Lagos', instant('2026-11-21T23:30:00.000Z'), '"22/11/2026 00:30"'],
  ['a phone, which keeps its 0', phone('08034127781'), '"0803 412 7781"'],
  ['a phone abroad, which is no sum', phone('+447700900123'), `"'+44 770 090 0123"`],
];

it.each(CELLS)('%s', (_what, cell, line) => {
  expect(toCsv(cell)).toBe(line);
});

const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\tAda',
  '  =1',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\u00a0=1',
];

it.each(FORMULAS)('%j is text, whoever opens the file', (typed) => {
  expect(toCsv(typed)).toBe(`"'${typed}"`);
});

it.each(['0058291734', '058', '123456789012', '12e5', '1.5E10', "'0058"])(
  'the reference %s is what it was after a spreadsheet',
  (reference) => {
    expect(toCsv(reference)).toBe(`"'${reference}"`);
  },
);

it.each(['58291734', '0', '0.5', '12345678901', '12e5x', '0803 412 7781'])('%s stays as it is', (text) => {
  expect(toCsv(text)).toBe(`"${text}"`);
});

it('takes no text for a figure', () => {
  expect(toCsv(money('=cmd'))).toBe(`"'=cmd"`);
});
