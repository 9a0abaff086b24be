import { MONTHS, SHORT_WEEKDAYS } from './date';

const WEEKDAY = `(?:${SHORT_WEEKDAYS.join('|')})`;
const MONTH = `(?:${MONTHS.join('|')})`;

/** The spaces inside a day, a time, the groups of a number and a plate: `Sat 21 Nov 2026`, `07:00 AM`, `0803 412 7781`, `ANB 482 XA`. */
const INSIDE = new RegExp(
  [
    `(?<=\\b${WEEKDAY}) (?=\\d)`,
    `(?<=\\b\\d{1,2}) (?=${MONTH}\\b)`,
    `(?<=\\b${MONTH}) (?=\\d{4}\\b)`,
    `(?<=\\d) (?=\\d|[AP]M\\b)`,
    `(?<=\\b[A-Z]{3}) (?=\\d{3} ?[A-Z]{2}\\b)`,
    `(?<=\\b[A-Z]{3} \\d{3}) (?=[A-Z]{2}\\b)`,
  ].join('|'),
  'g',
);

/**
 * Returns the text with non-breaking spaces inside its days, times, numbers and plates, which are hard to read when a line ends in one. A day and its time may
 * stand on two lines.
 */
export const unbroken = (text: string): string => text.replace(INSIDE, '\u00A0');

/** Returns the text with the days of a year written as `21 Nov`: on a screen, only other years are written. */
export const withoutYear = (text: string, year: string | number): string =>
  text.replace(new RegExp(`(?<=\\d ${MONTH}) ${year}\\b`, 'g'), '');
