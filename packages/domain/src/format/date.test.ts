import { describe, expect, it } from 'vitest';
import {
  addDays,
  formatDateTime,
  formatDay,
  formatDeparture,
  formatExpenseDate,
  formatReceiptDate,
  formatTime,
  formatTripDay,
  formatWeekday,
  isDay,
  lagosDateTime,
  lagosDay,
  parseInstant,
} from './date';
import { MOMENTS, NO_MOMENTS } from './date.fixtures';

describe('a moment', () => {
  it.each(MOMENTS)('written "$written" is understood ($why)', ({ written, instant }) => {
    expect(parseInstant(written)).toBe(instant);
  });

  it.each(MOMENTS)('$instant reads $screen on a screen', ({ instant, screen }) => {
    expect(formatDateTime(instant)).toBe(screen);
    expect(`${formatDay(instant)}, ${formatTime(instant)}`).toBe(screen);
  });

  it.each(MOMENTS)('$instant reads $receipt on a receipt', ({ instant, receipt }) => {
    expect(formatReceiptDate(instant)).toBe(receipt);
  });

  it.each(MOMENTS)('$instant falls on the business day $day ($why)', ({ instant, day }) => {
    expect(lagosDay(instant)).toBe(day);
  });

  it.each(MOMENTS)('of an expense on $day reads $expense', ({ instant, day, expense }) => {
    expect(formatExpenseDate(day)).toBe(expense);
    expect(formatExpenseDate(instant)).toBe(expense);
  });

  it.each([
    ['2026-11-21T06:00:00.000Z', 'Sat 21 Nov 2026', '07:00 AM'],
    ['2026-11-21T23:30:00.000Z', 'Sun 22 Nov 2026', '12:30 AM'],
    ['2028-02-29T11:00:00.000Z', 'Tue 29 Feb 2028', '12:00 PM'],
  ])('%s, at which a trip leaves, reads with its weekday', (instant, day, time) => {
    expect(formatDeparture(instant)).toBe(`${day}, ${time.replace(' ', '\u00A0')}`);
    expect(formatTripDay(instant)).toBe(day);
    expect(day).toContain(formatWeekday(instant));
  });

  it.each(NO_MOMENTS)('"%s" is none, and is shown as it came', (text) => {
    expect(parseInstant(text)).toBeUndefined();
    for (const format of [
      formatDateTime,
      formatDeparture,
      formatTripDay,
      formatTime,
      formatDay,
      formatReceiptDate,
      formatExpenseDate,
    ]) {
      expect(format(text)).toBe(text);
    }
  });

  it('that is none falls on no business day', () => {
    expect(() => lagosDay('Monday')).toThrow(RangeError);
  });
});

it('a day is one that the calendar has, in each month of each kind of year', () => {
  const text = (part: number, length = 2) => String(part).padStart(length, '0');
  for (const year of [0, 4, 100, 400, 1900, 1996, 2000, 2023, 2024, 2030, 2100, 9999])
    for (let month = 0; month <= 13; month += 1)
      for (let day = 0; day <= 32; day += 1) {
        const date = new Date(0);
        date.setUTCFullYear(year, month - 1, day);
        const written = `${text(year, 4)}-${text(month)}-${text(day)}`;
        expect(isDay(written), written).toBe(date.getUTCMonth() === month - 1 && date.getUTCDate() === day);
      }
});

describe('the day of the month on a receipt', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [10, '10th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [20, '20th'],
    [21, '21st'],
    [22, '22nd'],
    [23, '23rd'],
    [24, '24th'],
    [30, '30th'],
    [31, '31st'],
  ])('%i is written %s', (day, written) => {
    expect(formatReceiptDate(`2026-10-${String(day).padStart(2, '0')} 09:30`)).toBe(
      `${written} Oct, 2026 • 09:30AM`,
    );
  });
});

describe('the hour', () => {
  it.each([
    ['00:00', '12:00 AM'],
    ['00:59', '12:59 AM'],
    ['01:00', '01:00 AM'],
    ['09:05', '09:05 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['12:59', '12:59 PM'],
    ['13:00', '01:00 PM'],
    ['23:59', '11:59 PM'],
  ])('%s is read %s', (time, shown) => {
    expect(formatTime(`2026-11-21 ${time}`)).toBe(shown);
  });
});

describe('a month', () => {
  it.each([
    ['01', 'Jan'],
    ['02', 'Feb'],
    ['03', 'Mar'],
    ['04', 'Apr'],
    ['05', 'May'],
    ['06', 'Jun'],
    ['07', 'Jul'],
    ['08', 'Aug'],
    ['09', 'Sep'],
    ['10', 'Oct'],
    ['11', 'Nov'],
    ['12', 'Dec'],
  ])('%s is written %s', (month, written) => {
    expect(formatDay(`2026-${month}-05`)).toBe(`5 ${written} 2026`);
  });
});

describe('a day', () => {
  it.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['1932-01-01', true],
    ['1915-05-05', true],
    ['2026-02-29', false],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-00-10', false],
    ['2026-11-00', false],
    ['2026-1-1', false],
    ['21/11/2026', false],
    ['2026-11-21T07:00', false],
    ['', false],
  ])('%s is on the calendar: %s', (text, isOnCalendar) => {
    expect(isDay(text)).toBe(isOnCalendar);
  });

  it.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-21', -30, '2026-10-22'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i days is %s', (day, days, other) => {
    expect(addDays(day, days)).toBe(other);
  });

  it('of birth long ago reads as it was written, whatever the clocks of the time showed', () => {
    expect(formatDay('1915-05-05')).toBe('5 May 1915');
  });
});

describe('a moment in a field for date and time', () => {
  it.each([
    ['2026-11-21T06:00:00.000Z', '2026-11-21T07:00'],
    ['2026-11-20T23:30:59.999Z', '2026-11-21T00:30'],
    ['2026-11-21', '2026-11-21T00:00'],
    ['Monday', ''],
    ['', ''],
  ])('%s is %s', (instant, written) => {
    expect(lagosDateTime(instant)).toBe(written);
    expect(parseInstant(written)?.slice(0, 16)).toBe(parseInstant(instant)?.slice(0, 16));
  });
});
