import { type Day, isDay } from '@motorpark/domain';
import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date';
import type { DayLimits } from './dayLimits';

const YEARS_AROUND = 100;

/** A day as the calendar knows it; null if the text is not a day. */
export const calendarDate = (day: Day | undefined): CalendarDate | null =>
  day !== undefined && isDay(day) ? parseDate(day) : null;

/** A day as everybody else knows it, `yyyy-mm-dd`. */
export const dayOf = (date: DateValue): Day => date.toString().slice(0, 'yyyy-mm-dd'.length);

/** The limits as the calendar takes them: what is beyond the years that can be chosen cannot be reached either. */
export function calendarLimits({ min, max, disabledDays = [], yearsAround = YEARS_AROUND }: DayLimits) {
  const year = new Date().getFullYear();
  const disabled = new Set(disabledDays);
  return {
    minValue: calendarDate(min) ?? parseDate(`${year - yearsAround}-01-01`),
    maxValue: calendarDate(max) ?? parseDate(`${year + yearsAround}-12-31`),
    isDateUnavailable: (date: DateValue) => disabled.has(dayOf(date)),
  };
}
