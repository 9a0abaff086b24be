/** An instant in UTC, ISO 8601 with milliseconds and `Z`. */
export type Instant = string;
/** A business day in Lagos, `yyyy-mm-dd`. */
export type Day = string;

// Nigeria is one hour ahead of UTC all year. A fixed offset gives the same text on every computer, whatever its locale data.
const LAGOS_OFFSET = '+01:00';
const LAGOS_AHEAD_MS = 60 * 60 * 1000;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

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

/** Parses a date or time as servers write it; undefined if it is not one. Without a time zone (`2026-11-21 07:00:00`, or a day alone) it is Lagos time. */
export function parseInstant(text: string): Instant | undefined {
  // Fast path for the format of our own server, as lists parse thousands of them.
  if (text.length === 24 && inJson(text) === `"${text}"`) return text;
  const match = SERVER_FORMAT.exec(text.trim());
  if (!match) return undefined;
  const [, day = '', time = '00:00', utc, hours, minutes] = match;
  const zone = utc ? 'Z' : hours ? `${hours}:${minutes}` : LAGOS_OFFSET;
  const date = new Date(`${day}T${time}${zone}`);
  if (!isDay(day) || Number.isNaN(date.getTime())) return undefined;
  const instant = date.toISOString();
  // A time zone offset may move the last hours of 9999 or the first of 0 out of the years with four digits.
  return FOUR_DIGIT_YEAR.test(instant) ? instant : undefined;
}

/** The parts of a date and time in Lagos; text except for the day, which receipts write as an ordinal (`1st`). */
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

function toClock(text: Day | Instant): Clock | undefined {
  const instant = parseInstant(text);
  if (instant === undefined) return undefined;
  const lagos = new Date(Date.parse(instant) + LAGOS_AHEAD_MS);
  const hour = lagos.getUTCHours();
  return {
    year: String(lagos.getUTCFullYear()).padStart(4, '0'),
    weekday: WEEKDAYS[lagos.getUTCDay()] ?? '',
    month: MONTHS[lagos.getUTCMonth()] ?? '',
    monthNumber: twoDigits(lagos.getUTCMonth() + 1),
    day: lagos.getUTCDate(),
    time12: `${twoDigits(hour % 12 || 12)}:${twoDigits(lagos.getUTCMinutes())}`,
    half: hour < 12 ? 'AM' : 'PM',
  };
}

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  return `${day}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;
}

/** Text that is not a date is returned unchanged: hiding it would hide the mistake. */
function formatWith(text: Day | Instant, write: (clock: Clock) => string): string {
  const clock = toClock(text);
  return clock ? write(clock) : text;
}

/** Formats an instant as `21 Nov 2026, 07:00 AM`, the format of every screen. */
export const formatDateTime = (instant: Instant): string =>
  formatWith(instant, ({ day, month, year, time12, half }) => `${day} ${month} ${year}, ${time12} ${half}`);

/** Formats the departure of a trip as `Sat 21 Nov 2026, 07:00 AM`: passengers plan by the day of the week. Its time is never broken. */
export const formatDeparture = (instant: Instant): string =>
  formatWith(
    instant,
    ({ weekday, day, month, year, time12, half }) =>
      `${weekday} ${day} ${month} ${year}, ${time12}\u00A0${half}`,
  );

/** Formats the weekday of a trip as `Sat`, beside `tomorrow`. */
export const formatWeekday = (day: Day | Instant): string => formatWith(day, ({ weekday }) => weekday);

/** Formats the day of a trip as `Sat 21 Nov 2026`. */
export const formatTripDay = (day: Day | Instant): string =>
  formatWith(day, ({ weekday, day: number, month, year }) => `${weekday} ${number} ${month} ${year}`);

/** Formats an instant as `07:00 AM`. */
export const formatTime = (instant: Instant): string =>
  formatWith(instant, ({ time12, half }) => `${time12} ${half}`);

/** Formats a day or an instant as `21 Nov 2026`. */
export const formatDay = (day: Day | Instant): string =>
  formatWith(day, ({ day: number, month, year }) => `${number} ${month} ${year}`);

/** Formats a day or an instant as `21 November 2026`, to confirm a day that was just typed. */
export const formatLongDay = (day: Day | Instant): string =>
  formatWith(
    day,
    ({ day: number, monthNumber, year }) => `${number} ${MONTH_NAMES[Number(monthNumber) - 1]} ${year}`,
  );

/** Formats an instant as `1st Jan, 2025 • 09:30AM`, the format of receipts. */
export const formatReceiptDate = (instant: Instant): string =>
  formatWith(
    instant,
    ({ day, month, year, time12, half }) => `${ordinal(day)} ${month}, ${year} • ${time12}${half}`,
  );

/** Formats a day as `21/11/2026`, the format of expenses. */
export const formatExpenseDate = (day: Day | Instant): string =>
  formatWith(day, ({ day: number, monthNumber, year }) => `${twoDigits(number)}/${monthNumber}/${year}`);

/** Returns the business day of an instant. Throws a RangeError if the text is not an instant. */
export function lagosDay(instant: Instant): Day {
  const clock = toClock(instant);
  if (!clock) throw new RangeError(`Not an instant: ${instant}`);
  return `${clock.year}-${clock.monthNumber}-${twoDigits(clock.day)}`;
}

/** Converts an instant to the value of a date and time input, in Lagos time: `2026-11-21T07:00`; empty if it is not a date. */
export function lagosDateTime(instant: Day | Instant): string {
  const parsed = parseInstant(instant);
  return parsed === undefined
    ? ''
    : new Date(Date.parse(parsed) + LAGOS_AHEAD_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** Adds days to a day; a negative number subtracts. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
