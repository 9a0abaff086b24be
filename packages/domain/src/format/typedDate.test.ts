import { describe, expect, it } from 'vitest';
import { formatDay, formatExpenseDate, isDay } from './date';
import { joinMoment, momentParts, readDay, readTime } from './typedDate';
import { LATEST, NO_TYPED_DAYS, NO_TYPED_TIMES, TYPED_DAYS, TYPED_TIMES } from './typedDate.fixtures';

describe('a day that is typed', () => {
  it.each(TYPED_DAYS)('"$typed" is $day: $why', ({ typed, day }) => {
    expect(readDay(typed, LATEST)).toEqual({ day });
  });

  it.each(NO_TYPED_DAYS)('"$typed" is none: $why', ({ typed, fault }) => {
    expect(readDay(typed, LATEST)).toEqual({ fault });
  });

  it('gives an example of the year that is asked for', () => {
    const fault = 'Enter day, month and year, such as 25/12/2026.';
    expect(readDay('soon', '2076-12-31', '2026')).toEqual({ fault });
    expect(readDay('12/25/2026', '2076-12-31', '2026')).toEqual({
      fault: 'There is no month 25. The day comes first, such as 25/12/2026.',
    });
  });

  it('is understood as it is shown in the field and in letters', () => {
    for (const { day } of TYPED_DAYS) {
      expect(readDay(formatExpenseDate(day), LATEST)).toEqual({ day });
      expect(readDay(formatDay(day), LATEST)).toEqual({ day });
    }
  });

  it('has its short year near the last day that it may be', () => {
    expect(readDay('25/12/26', '2076-12-31')).toEqual({ day: '2026-12-25' });
    expect(readDay('25/12/77', '2076-12-31')).toEqual({ day: '1977-12-25' });
  });

  it('is never taken for one that is on no calendar', () => {
    for (let number = 0; number < 10_000; number += 1) {
      const { day } = readDay(`${String(number).padStart(4, '0')}1999`, LATEST);
      expect(day === undefined || isDay(day)).toBe(true);
    }
  });
});

describe('a time that is typed', () => {
  it.each(TYPED_TIMES)('"$typed" is $time: $why', ({ typed, time }) => {
    expect(readTime(typed)).toBe(time);
  });

  it.each(NO_TYPED_TIMES)('"%s" is none', (typed) => {
    expect(readTime(typed)).toBeUndefined();
  });
});

describe('a day and a time in one answer', () => {
  it.each([
    ['2026-12-25', '06:30', '2026-12-25T06:30'],
    ['', '', ''],
    ['2026-12-25', '', '2026-12-25 at '],
    ['', '06:30', ' at 06:30'],
    ['31/4/26', '6:3', '31/4/26 at 6:3'],
  ])('"%s" and "%s" are "%s", and can be told apart again', (day, time, answer) => {
    expect(joinMoment({ day, time })).toBe(answer);
    expect(momentParts(answer)).toEqual({ day, time });
  });

  it('takes anything else for the day', () => {
    expect(momentParts('soon')).toEqual({ day: 'soon', time: '' });
  });
});
