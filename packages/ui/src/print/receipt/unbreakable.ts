/** Length of a date with time, `16 Jan 2025, 07:00 AM`; phone numbers and usual amounts are shorter. */
const MAX_LENGTH = 21;

/** Returns whether a value must stay on one line: numbers, plates and dates, which are hard to read when broken. */
export const isUnbreakable = (value: string): boolean => value.length <= MAX_LENGTH;

/** Length of a name that fits into two lines of half a page on A4; longer ones are printed smaller, so that they are whole. */
const MOST_IN_TWO_LINES = 40;

/** Returns whether a name is printed smaller on A4, to have room for all of it. */
export const isLongName = (value: string): boolean => value.length > MOST_IN_TWO_LINES;

/** A departure: `Sat 21 Nov 2026, 09:00 AM`. */
const DEPARTURE = /^\w{3} \d{1,2} \w{3} \d{4}, \d\d:\d\d\s[AP]M$/;

/** Returns whether a value is a day with its weekday and a time, which breaks only between them: on a narrow roll it is longer than a line. */
export const isDeparture = (value: string): boolean => DEPARTURE.test(value);
