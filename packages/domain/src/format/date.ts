/** A moment in UTC, ISO-8601 with milliseconds and `Z`. */
export type Instant = string;
/** A business day in Lagos, `yyyy-mm-dd`. */
export type Day = string;

// Nigeria is one hour ahead of UTC all the year. Counting it here gives the same text on every machine, whatever its locale data.
const LAGOS_OFFSET = '+01:00';
const LAGOS_AHEAD_MS = 60 * 60 * 1000;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The months in letters, January first. */
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

const WRITTEN_BY_SERVERS =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(?:(Z)|([+-]\d{2}):?(\d{2}))?)?$/i;

const FOUR_DIGIT_YEAR = /^\d{4}-/;

/** The date in a text as JSON has it, in its quotes; `null` where there is none. */
const inJson = (text: string): string => JSON.stringify(new Date(text));

/** Whether text is a day of the calendar as `yyyy-mm-dd`; 30 February is not. */
export const isDay = (text: string): text is Day => text.length === 10 && inJson(text).startsWith(`"${text}`);

/**
 * A date or time as servers write it, as an instant; undefined if it is not one. Without a zone (`2026-11-21 07:00:00`, or a day
 * alone) it means Lagos time.
 */
export function parseInstant(text: string): Instant | undefined {
  // As our own server writes them, by the thousand.
  if (text.length === 24 && inJson(text) === `"${text}"`) return text;
  const match = WRITTEN_BY_SERVERS.exec(text.trim());
  if (!match) return undefined;
  const [, day = '', time = '00:00', utc, hours, minutes] = match;
  const zone = utc ? 'Z' : hours ? `${hours}:${minutes}` : LAGOS_OFFSET;
  const date = new Date(`${day}T${time}${zone}`);
  if (!isDay(day) || Number.isNaN(date.getTime())) return undefined;
  const instant = date.toISOString();
  // A zone may carry the last hours of 9999, or the first of 0, out of the years that are written with four digits.
  return FOUR_DIGIT_YEAR.test(instant) ? instant : undefined;
}

/** What a wall clock and a calendar in Lagos show; all text but the day, which receipts count (`1st`). */
interface Clock {
  year: string;
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

function read(text: Day | Instant): Clock | undefined {
  const instant = parseInstant(text);
  if (instant === undefined) return undefined;
  const lagos = new Date(Date.parse(instant) + LAGOS_AHEAD_MS);
  const hour = lagos.getUTCHours();
  return {
    year: String(lagos.getUTCFullYear()).padStart(4, '0'),
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

/** Text that is no date is shown as it came: hiding it would hide the mistake. */
function written(text: Day | Instant, write: (clock: Clock) => string): string {
  const clock = read(text);
  return clock ? write(clock) : text;
}

/** `21 Nov 2026, 07:00 AM`: how every screen shows a moment. */
export const formatDateTime = (instant: Instant): string =>
  written(instant, ({ day, month, year, time12, half }) => `${day} ${month} ${year}, ${time12} ${half}`);

/** `07:00 AM` */
export const formatTime = (instant: Instant): string =>
  written(instant, ({ time12, half }) => `${time12} ${half}`);

/** `21 Nov 2026`; takes a day or an instant. */
export const formatDay = (day: Day | Instant): string =>
  written(day, ({ day: number, month, year }) => `${number} ${month} ${year}`);

/** `21 November 2026`: a day that somebody has just typed, said for certain. */
export const formatLongDay = (day: Day | Instant): string =>
  written(
    day,
    ({ day: number, monthNumber, year }) => `${number} ${MONTH_NAMES[Number(monthNumber) - 1]} ${year}`,
  );

/** A moment in a table: the year is only said where it is not this one. `21 Nov, 07:00 AM` */
export const formatTableDateTime = (instant: Instant, today: Day): string =>
  written(instant, (clock) => `${dayInTable(clock, today)}, ${clock.time12} ${clock.half}`);

/** A day in a table: `21 Nov`, or `21 Nov 2025` where it is not this year's. */
export const formatTableDay = (day: Day | Instant, today: Day): string =>
  written(day, (clock) => dayInTable(clock, today));

const dayInTable = ({ day, month, year }: Clock, today: Day): string =>
  today.startsWith(`${year}-`) ? `${day} ${month}` : `${day} ${month} ${year}`;

/** `1st Jan, 2025 • 09:30AM`: the date on receipts. */
export const formatReceiptDate = (instant: Instant): string =>
  written(
    instant,
    ({ day, month, year, time12, half }) => `${ordinal(day)} ${month}, ${year} • ${time12}${half}`,
  );

/** `21/11/2026`: dates of expenses are day/month/year. */
export const formatExpenseDate = (day: Day | Instant): string =>
  written(day, ({ day: number, monthNumber, year }) => `${twoDigits(number)}/${monthNumber}/${year}`);

/** The business day on which an instant falls. Throws a RangeError on text that is no instant. */
export function lagosDay(instant: Instant): Day {
  const clock = read(instant);
  if (!clock) throw new RangeError(`Not an instant: ${instant}`);
  return `${clock.year}-${clock.monthNumber}-${twoDigits(clock.day)}`;
}

/** `2026-11-21T07:00`: a moment as a field for date and time takes it, in Lagos; empty if it is no date. */
export function lagosDateTime(instant: Day | Instant): string {
  const parsed = parseInstant(instant);
  return parsed === undefined
    ? ''
    : new Date(Date.parse(parsed) + LAGOS_AHEAD_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** The same day some days later (or, negative, earlier). */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
