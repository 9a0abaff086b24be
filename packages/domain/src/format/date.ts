/** A moment in UTC, ISO-8601 with milliseconds and `Z`. */
export type Instant = string;
/** A business day in Lagos, `yyyy-mm-dd`. */
export type Day = string;

/** The business day of the company is this zone's (one hour ahead of UTC, no summer time). */
export const BUSINESS_ZONE = 'Africa/Lagos';
const LAGOS_OFFSET = '+01:00';

const lagos = new Intl.DateTimeFormat('en-GB', {
  timeZone: BUSINESS_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

interface Clock {
  year: number;
  month: string;
  monthNumber: number;
  day: number;
  /** `07:00` */
  time12: string;
  half: 'AM' | 'PM';
}

function read(instant: Instant): Clock | undefined {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return undefined;
  const parts = Object.fromEntries(lagos.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month: monthNumber = 1, day = 1, hour = 0, minute = 0 } = parts;
  const pad = (part: number) => String(part).padStart(2, '0');
  return {
    year,
    month: MONTHS[monthNumber - 1] ?? '',
    monthNumber,
    day,
    time12: `${pad(hour % 12 || 12)}:${pad(minute)}`,
    half: hour < 12 ? 'AM' : 'PM',
  };
}

function ordinal(day: number): string {
  const teen = day % 100 >= 11 && day % 100 <= 13;
  return `${day}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;
}

/** Text that is no date is shown as it came: hiding it would hide the mistake. */
const written = (instant: Instant, write: (clock: Clock) => string): string => {
  const clock = read(instant);
  return clock ? write(clock) : instant;
};

/** `21 Nov 2026, 07:00 AM`: how every screen shows a moment (specification section 1). */
export const formatDateTime = (instant: Instant): string =>
  written(instant, ({ day, month, year, time12, half }) => `${day} ${month} ${year}, ${time12} ${half}`);

/** `07:00 AM` */
export const formatTime = (instant: Instant): string =>
  written(instant, ({ time12, half }) => `${time12} ${half}`);

/** `21 Nov 2026`; takes a day or an instant. */
export const formatDay = (day: Day | Instant): string =>
  written(day, ({ day: number, month, year }) => `${number} ${month} ${year}`);

/** `1st Jan, 2025 • 09:30AM`: the date on receipts (specification section 9). */
export const formatReceiptDate = (instant: Instant): string =>
  written(
    instant,
    ({ day, month, year, time12, half }) => `${ordinal(day)} ${month}, ${year} • ${time12}${half}`,
  );

/** `21/11/2026`: dates of expenses are day/month/year (specification section 1). */
export const formatExpenseDate = (day: Day | Instant): string =>
  written(
    day,
    ({ day: number, monthNumber, year }) =>
      `${String(number).padStart(2, '0')}/${String(monthNumber).padStart(2, '0')}/${year}`,
  );

/** The business day on which an instant falls. Throws a RangeError on text that is no instant. */
export function lagosDay(instant: Instant): Day {
  const clock = read(instant);
  if (!clock) throw new RangeError(`Not an instant: ${instant}`);
  const { year, monthNumber, day } = clock;
  return `${year}-${String(monthNumber).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether text is a day of the calendar as `yyyy-mm-dd`; 30 February is not. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * A date or time as servers write it, as an instant; undefined if it is none. Without a zone (`2026-11-21 07:00:00`, or a day
 * alone) it means Lagos time.
 */
export function parseInstant(text: string): Instant | undefined {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      text.trim(),
    );
  if (!match) return undefined;
  const [, day = '', time = '00:00', zone = LAGOS_OFFSET] = match;
  const date = new Date(`${day}T${time}${zone}`);
  return isDay(day) && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined;
}

/** The same day some days later (or, negative, earlier). */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
