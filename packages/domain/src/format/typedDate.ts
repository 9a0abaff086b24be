import { type Day, isDay, MONTH_NAMES } from './date';

/** A parsed day, or an error message for the user who typed it. */
export type ReadDay = { day: Day; fault?: undefined } | { day?: undefined; fault: string };

/** The year in the example of an error message; a plausible year of birth. */
const EXAMPLE_YEAR = '1992';

/** Returns an example date that is unambiguous, as it cannot be read month first. */
const exampleIn = (year: string) => `25/12/${year}`;

const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const NUMBERS = /^(\d{1,2})\s*[\s/.-]\s*(\d{1,2})\s*[\s/.-]\s*(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
const IN_LETTERS = /^(\d{1,2})(?:st|nd|rd|th)?[\s/.-]*([a-z]{3,9})[\s,/.-]*(\d{4}|\d{2})$/;

/**
 * Parses a typed day: `25121992`, `25/12/92`, `25-12-1992`, `3 Apr 92`. The month is never first. A two-digit year is the latest one whose day is not
 * after `latest`, which for dates of birth is today. The example in an error message has the year `exampleYear`.
 */
export function readDay(typed: string, latest: Day, exampleYear = EXAMPLE_YEAR): ReadDay {
  const example = exampleIn(exampleYear);
  const text = typed.trim().toLowerCase();
  const [, year = '', thirdMonth = '', thirdDay = ''] = YEAR_FIRST.exec(text) ?? [];
  if (year) return onCalendar({ day: Number(thirdDay), month: Number(thirdMonth), year }, latest, example);

  const [, letteredDay = '', name = '', letteredYear = ''] = IN_LETTERS.exec(text) ?? [];
  const month = name === '' ? 0 : MONTH_NAMES.findIndex((full) => full.toLowerCase().startsWith(name)) + 1;
  if (month > 0) return onCalendar({ day: Number(letteredDay), month, year: letteredYear }, latest, example);

  const [, first = '', second = '', last = ''] = DIGITS.exec(text) ?? NUMBERS.exec(text) ?? [];
  return last
    ? onCalendar({ day: Number(first), month: Number(second), year: last }, latest, example)
    : { fault: `Enter day, month and year, such as ${example}.` };
}

interface Parts {
  day: number;
  month: number;
  year: string;
}

function onCalendar({ day, month, year }: Parts, latest: Day, example: string): ReadDay {
  const name = MONTH_NAMES[month - 1];
  if (name === undefined) {
    const isMonthFirst = month > 12 && month <= 31 && day >= 1 && day <= 12;
    return {
      fault: `There is no month ${month}.${isMonthFirst ? ` The day comes first, such as ${example}.` : ''}`,
    };
  }
  const inYear = (whole: string): Day => `${whole}-${twoDigits(month)}-${twoDigits(day)}`;
  const whole = year.length === 4 ? year : fullYear(year, inYear, latest);
  const found = inYear(whole);
  return isDay(found) ? { day: found } : { fault: `There is no ${day} ${name} ${whole}.` };
}

function fullYear(shortYear: string, inYear: (year: string) => Day, latest: Day): string {
  const century = Number(latest.slice(0, 2));
  const year = `${century}${shortYear}`;
  return inYear(year) <= latest ? year : `${century - 1}${shortYear}`;
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** A spreadsheet adds the seconds: `1:05:00 PM`. */
const TIME = /^(\d{1,2})(?:[:.]?(\d{2})(?::00)?)?\s*(?:([ap])\.?m?\.?)?$/;

/** Parses a typed time (`0630`, `6:30`, `6.30pm`, `6:30:00 PM`) to `hh:mm` on a 24-hour clock; undefined if it is not a time. */
export function readTime(typed: string): string | undefined {
  const match = TIME.exec(typed.trim().toLowerCase());
  if (!match) return undefined;
  const [, hours = '', minutes = '00', half] = match;
  const hour = half ? hourOfHalf(Number(hours), half) : Number(hours);
  if (hour === undefined || hour > 23 || Number(minutes) > 59) return undefined;
  return `${twoDigits(hour)}:${minutes}`;
}

function hourOfHalf(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

/** A day and a time; a part that cannot be parsed is as it was typed. */
export interface MomentParts {
  /** `yyyy-mm-dd` if it is a day. */
  day: string;
  /** `hh:mm` if it is a time. */
  time: string;
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;
const BETWEEN = ' at ';

/** Returns the value of a date and time input: `2026-12-25T06:30`, empty, or the typed text, which no server accepts as an instant. */
export function joinMoment({ day, time }: MomentParts): string {
  if (day === '' && time === '') return '';
  const moment = `${day}T${time}`;
  return MOMENT.test(moment) ? moment : `${day}${BETWEEN}${time}`;
}

/** Splits such a value into its parts. */
export function momentParts(answer: string): MomentParts {
  const [, ownDay, ownTime] = MOMENT.exec(answer) ?? [];
  if (ownDay !== undefined && ownTime !== undefined) return { day: ownDay, time: ownTime };
  const [day = '', ...time] = answer.split(BETWEEN);
  return { day, time: time.join(BETWEEN) };
}
