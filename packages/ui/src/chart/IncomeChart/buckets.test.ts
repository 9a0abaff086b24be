import { everyDay } from '@motorpark/domain';
import { expect, it } from 'vitest';
import { sayIn } from '../../locale/words';
import { bucketsOf, shortNaira } from './buckets';

const say = sayIn({});

const sale = (day: string) => ({ day, ticketIncome: 100, waybillIncome: 10, expenses: 1 });

it.each([
  [0, '₦0'],
  [50_000, '₦500'],
  [85_000_000, '₦850k'],
  [123_456_700, '₦1.2m'],
  [-650_000_000_000, '−₦6.5b'],
])('an axis says %i kobo as %s', (kobo, words) => {
  expect(shortNaira(kobo)).toBe(words);
});

it('a month has a column for each day', () => {
  const columns = bucketsOf(everyDay([sale('2025-01-15')], { from: '2025-01-01', to: '2025-01-31' }), say);
  expect(columns).toHaveLength(31);
  expect(columns[14]).toEqual({ ...sale('2025-01-15'), tick: '15 Jan', name: '15 Jan 2025' });
});

it('a quarter has a column for each week, which adds up its days', () => {
  const days = [sale('2025-01-06'), sale('2025-01-12'), sale('2025-01-13')];
  const columns = bucketsOf(everyDay(days, { from: '2025-01-01', to: '2025-03-31' }), say);
  expect(columns[1]).toMatchObject({
    name: 'Week of 6 Jan 2025',
    ticketIncome: 200,
    waybillIncome: 20,
    expenses: 2,
  });
  expect(columns[2]).toMatchObject({ name: 'Week of 13 Jan 2025', ticketIncome: 100 });
});

it('years are drawn by month, and a lifetime by year; nothing is lost', () => {
  const year = bucketsOf(everyDay([sale('2024-02-29')], { from: '2024-01-01', to: '2024-12-31' }), say);
  expect(year.map(({ tick }) => tick).slice(0, 3)).toEqual(['Jan 2024', 'Feb 2024', 'Mar 2024']);
  const life = bucketsOf(everyDay([sale('2024-02-29')], { from: '1990-01-01', to: '2025-12-31' }), say);
  expect(life).toHaveLength(36);
  expect(life.reduce((sum, { ticketIncome }) => sum + ticketIncome, 0)).toBe(100);
});
