import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date';
import { type Day, isDay } from '@motorpark/domain';

/** The days that can be chosen. */
export interface DayLimits {
  /** First day that can be chosen, as `yyyy-mm-dd`; `max` is the last one. */
  min?: Day | undefined;
  max?: Day | undefined;
  /** Days between them that cannot be chosen. */
  disabledDays?: readonly Day[] | undefined;
  /** How many years before and after the current one can be chosen; 100 by default. */
  yearsAround?: number | undefined;
}

const YEARS_AROUND = 100;

/** Returns the day as the calendar library's date; null if the text is not a day. */
export const calendarDate = (day: Day | undefined): CalendarDate | null =>
  day !== undefined && isDay(day) ? parseDate(day) : null;

/** Returns the calendar library's date as `yyyy-mm-dd`. */
export const dayOf = (date: DateValue): Day => date.toString().slice(0, 'yyyy-mm-dd'.length);

/** Returns the limits as the calendar library takes them. Years that cannot be chosen cannot be reached either. */
export function calendarLimits({ min, max, disabledDays = [], yearsAround = YEARS_AROUND }: DayLimits) {
  const year = new Date().getFullYear();
  const disabled = new Set(disabledDays);
  return {
    minValue: calendarDate(min) ?? parseDate(`${year - yearsAround}-01-01`),
    maxValue: calendarDate(max) ?? parseDate(`${year + yearsAround}-12-31`),
    isDateUnavailable: (date: DateValue) => disabled.has(dayOf(date)),
  };
}
