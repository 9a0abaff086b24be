import { describe, expect, it } from 'vitest';
import { lagosDay } from '../format';
import { PERIODS, PERIOD_LABELS, type Period, daysOf, everyDay, mondayOf, rangeOf } from './period';

const TABLE: readonly [today: string, period: Period, from: string, to: string][] = [
  ['2026-11-21', 'today', '2026-11-21', '2026-11-21'],
  ['2026-11-21', 'yesterday', '2026-11-20', '2026-11-20'],
  ['2026-11-30', 'tomorrow', '2026-12-01', '2026-12-01'],
  ['2026-11-27', 'next7Days', '2026-11-27', '2026-12-03'],
  ['2026-11-21', 'last7Days', '2026-11-15', '2026-11-21'],
  ['2026-11-21', 'last30Days', '2026-10-23', '2026-11-21'],
  ['2026-11-21', 'thisMonth', '2026-11-01', '2026-11-21'],
  ['2026-11-21', 'lastMonth', '2026-10-01', '2026-10-31'],
  ['2026-01-01', 'yesterday', '2025-12-31', '2025-12-31'],
  ['2026-01-01', 'last7Days', '2025-12-26', '2026-01-01'],
  ['2026-01-01', 'thisMonth', '2026-01-01', '2026-01-01'],
  ['2026-01-01', 'lastMonth', '2025-12-01', '2025-12-31'],
  ['2026-03-31', 'lastMonth', '2026-02-01', '2026-02-28'],
  ['2024-03-01', 'yesterday', '2024-02-29', '2024-02-29'],
  ['2024-03-31', 'lastMonth', '2024-02-01', '2024-02-29'],
  ['2026-12-31', 'thisMonth', '2026-12-01', '2026-12-31'],
];

describe('a period', () => {
  it.each(TABLE)('on %s: %s is from %s to %s', (today, period, from, to) => {
    expect(rangeOf(period, today)).toEqual({ from, to });
  });

  it('a custom range is what was chosen, and today until something is', () => {
    const chosen = { from: '2026-02-01', to: '2026-02-14' };
    expect(rangeOf('custom', '2026-11-21', chosen)).toEqual(chosen);
    expect(rangeOf('custom', '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  });

  it('half an hour before midnight in UTC it is tomorrow’s in Lagos already', () => {
    expect(rangeOf('today', lagosDay('2026-11-20T23:30:00.000Z'))).toEqual({
      from: '2026-11-21',
      to: '2026-11-21',
    });
  });

  it('there are the nine of the dropdown, each with its words', () => {
    expect(PERIODS.map((period) => PERIOD_LABELS[period])).toEqual([
      'Today',
      'Tomorrow',
      'Next 7 Days',
      'Yesterday',
      'Last 7 Days',
      'Last 30 Days',
      'This Month',
      'Last Month',
      'Custom Date Range',
    ]);
  });
});

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2025-01-01', '2024-12-30'],
])('the week of %s began on Monday, %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

describe('the days of a range', () => {
  it('are all of them, both ends included, over the end of a month', () => {
    expect(daysOf({ from: '2024-02-28', to: '2024-03-01' })).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ]);
    expect(daysOf({ from: '2024-03-02', to: '2024-03-01' })).toEqual([]);
  });

  it('a chart has a column for each, also for those on which nothing happened', () => {
    const monday = { day: '2026-11-16', ticketIncome: 1_850_000, waybillIncome: 0, expenses: 6_500_000 };
    expect(everyDay([monday], { from: '2026-11-15', to: '2026-11-17' })).toEqual([
      { day: '2026-11-15', ticketIncome: 0, waybillIncome: 0, expenses: 0 },
      monday,
      { day: '2026-11-17', ticketIncome: 0, waybillIncome: 0, expenses: 0 },
    ]);
  });
});
