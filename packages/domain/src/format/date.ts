import { aheadOfUtc, NIGERIA, type Region } from './region';

/** An instant in UTC, ISO 8601 with milliseconds and `Z`. */
export type Instant = string;
/** A business day in Lagos, `yyyy-mm-dd`. */
export type Day = string;

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const SHORT_WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The names of the months, January first. */
export const MONTH_NAMES: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const SERVER_FORMAT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(?:(Z)|([+-]\d{2}):?(\d{2}))?)?$/i;

const FOUR_DIGIT_YEAR = /^\d{4}-/;

/** Returns the parsed date as JSON, in quotes; `null` if the text is not a date. */
const inJson = (text: string): string => JSON.stringify(new Date(text));

/** Whether text is an existing calendar day as `yyyy-mm-dd`; 30 February is not. */
export const isDay = (text: string): text is Day => text.length === 10 && inJson(text).startsWith(`"${text}`);

/** Parses a date or time as servers write it; undefined if it is not one. Without a time zone (`2026-11-21 07:00:00`, or a day alone) it is the region’s time. */
export function parseInstant(text: string, region: Region = NIGERIA): Instant | undefined {
  // Fast path for the format of our own server, as lists parse thousands of them.
  if (text.length === 24 && inJson(text) === `"${text}"`) return text;
  const match = SERVER_FORMAT.exec(text.trim());
  if (!match) return undefined;
  const [, day = '', time = '00:00', utc, hours, minutes] = match;
  const zone = utc ? 'Z' : hours ? `${hours}:${minutes}` : region.zone;
  const date = new Date(`${day}T${time}${zone}`);
  if (!isDay(day) || Number.isNaN(date.getTime())) return undefined;
  const instant = date.toISOString();
  // A time zone offset may move the last hours of 9999 or the first of 0 out of the years with four digits.
  return FOUR_DIGIT_YEAR.test(instant) ? instant : undefined;
}

/** The parts of a date and time in a region; text except for the day, which receipts write as an ordinal (`1st`). */
interface Clock {
  year: string;
  /** `Sat` */
  weekday: string;
  /** `Nov` */
  month: string;
  /** `11` */
  monthNumber: string;
  day: number;
  /** `07:00` */
  time12: string;
  half: 'AM' | 'PM';
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

function toClock(text: Day | Instant, region: Region): Clock | undefined {
  const instant = parseInstant(text, region);
  if (instant === undefined) return undefined;
  const local = new Date(Date.parse(instant) + aheadOfUtc(region));
  const hour = local.getUTCHours();
  return {
    year: String(local.getUTCFullYear()).padStart(4, '0'),
    weekday: SHORT_WEEKDAYS[local.getUTCDay()] ?? '',
    month: MONTHS[local.getUTCMonth()] ?? '',
    monthNumber: twoDigits(local.getUTCMonth() + 1),
    day: local.getUTCDate(),
    time12: `${twoDigits(hour % 12 || 12)}:${twoDigits(local.getUTCMinutes())}`,
    half: hour < 12 ? 'AM' : 'PM',
  };
}

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  return `${day}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;
}

/** Text that is not a date is returned unchanged: hiding it would hide the mistake. */
function formatWith(text: Day | Instant, write: (clock: Clock) => string, region: Region): string {
  const clock = toClock(text, region);
  return clock ? write(clock) : text;
}

/** Formats an instant as `21 Nov 2026, 07:00 AM`, the format of every screen. */
export const formatDateTime = (instant: Instant, region: Region = NIGERIA): string =>
  formatWith(
    instant,
    ({ day, month, year, time12, half }) => `${day} ${month} ${year}, ${time12} ${half}`,
    region,
  );

/** Formats the departure of a trip as `Sat 21 Nov 2026, 07:00 AM`: passengers plan by the day of the week. Its time is never broken. */
export const formatDeparture = (instant: Instant, region: Region = NIGERIA): string =>
  formatWith(
    instant,
    ({ weekday, day, month, year, time12, half }) =>
      `${weekday} ${day} ${month} ${year}, ${time12}\u00A0${half}`,
    region,
  );

/** Formats the weekday of a trip as `Sat`, beside `tomorrow`. */
export const formatWeekday = (day: Day | Instant, region: Region = NIGERIA): string =>
  formatWith(day, ({ weekday }) => weekday, region);

/** Formats the day of a trip as `Sat 21 Nov 2026`. */
export const formatTripDay = (day: Day | Instant, region: Region = NIGERIA): string =>
  formatWith(day, ({ weekday, day: number, month, year }) => `${weekday} ${number} ${month} ${year}`, region);

/** Formats an instant as `07:00 AM`. */
export const formatTime = (instant: Instant, region: Region = NIGERIA): string =>
  formatWith(instant, ({ time12, half }) => `${time12} ${half}`, region);

/** Formats a day or an instant as `21 Nov 2026`. */
export const formatDay = (day: Day | Instant, region: Region = NIGERIA): string =>
  formatWith(day, ({ day: number, month, year }) => `${number} ${month} ${year}`, region);

/** Formats an instant as `1st Jan, 2025 • 09:30AM`, the format of receipts. */
export const formatReceiptDate = (instant: Instant, region: Region = NIGERIA): string =>
  formatWith(
    instant,
    ({ day, month, year, time12, half }) => `${ordinal(day)} ${month}, ${year} • ${time12}${half}`,
    region,
  );

/** Formats a day as `21/11/2026`, the format of expenses. */
export const formatExpenseDate = (day: Day | Instant, region: Region = NIGERIA): string =>
  formatWith(
    day,
    ({ day: number, monthNumber, year }) => `${twoDigits(number)}/${monthNumber}/${year}`,
    region,
  );

/** Returns the business day of an instant. Throws a RangeError if the text is not an instant. */
export function lagosDay(instant: Instant, region: Region = NIGERIA): Day {
  const clock = toClock(instant, region);
  if (!clock) throw new RangeError(`Not an instant: ${instant}`);
  return `${clock.year}-${clock.monthNumber}-${twoDigits(clock.day)}`;
}

/** Converts an instant to the value of a date and time input, in Lagos time: `2026-11-21T07:00`; empty if it is not a date. */
export function lagosDateTime(instant: Day | Instant): string {
  const parsed = parseInstant(instant);
  return parsed === undefined
    ? ''
    : new Date(Date.parse(parsed) + aheadOfUtc(NIGERIA)).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** Adds days to a day; a negative number subtracts. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
