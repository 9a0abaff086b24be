import { type FieldKind, DAY, TEXT } from '../field';
import { type Day, type Instant, formatDay, formatTime, isDay, readDay, readTime } from '../format';

/** ISO weekdays as digits, ascending: `12345` is Monday to Friday. */
export type Weekdays = string;

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const DAILY = '1234567';
const LEAST_LETTERS = 2;

const weekdayCalled = (name: string): number =>
  name.length < LEAST_LETTERS ? 0 : NAMES.findIndex((full) => full.toLowerCase().startsWith(name)) + 1;

/** Parses `Daily`, `Mon-Fri`, `Mon, Wed and Sat` or digits; undefined if it is none of them. */
export function readWeekdays(typed: string): Weekdays | undefined {
  const text = typed.trim().toLowerCase();
  if (/^(?:daily|every\s*day|all)$/.test(text)) return DAILY;
  const parts = /^[1-7]+$/.test(text)
    ? [...text]
    : text
        .replace(/\s*(?:[-–]|\bto\b)\s*/g, '-')
        .split(/(?:[\s,;/&+]|\band\b)+/)
        .filter(Boolean);
  const days = parts.flatMap(daysIn);
  return days.length === 0 || days.includes(0)
    ? undefined
    : [...new Set(days)].toSorted((one, other) => one - other).join('');
}

function daysIn(part: string): number[] {
  if (/^[1-7]$/.test(part)) return [Number(part)];
  const [first = 0, last = first, ...others] = part.split('-').map(weekdayCalled);
  if (first === 0 || last === 0 || others.length > 0) return [0];
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, place) => ((first - 1 + place) % 7) + 1);
}

/** Formats weekdays with a word between the first and the last of a range: `Daily`, `Mon-Fri` or `Mon, Wed, Sat` as they are typed, or in full. */
function formatWeekdays(weekdays: Weekdays, to: string, letters?: number): string {
  if (weekdays === DAILY) return 'Daily';
  const isRange = weekdays.length > 2 && DAILY.includes(weekdays);
  const names = [...weekdays].map((digit) => (NAMES[Number(digit) - 1] ?? digit).slice(0, letters));
  return isRange ? `${names[0]}${to}${names.at(-1)}` : names.join(', ');
}

/** The weekday of a day, 1 for Monday. */
export const isoWeekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Two-digit years of exceptions are in this century. */
const LATEST = '2099-12-31';
const EARLIEST = '2000-01-01';

/** Parses days separated by commas, in any format of a typed day: `2026-12-25, 26 Dec 2026`; undefined if one of them is no day. */
export function readDays(typed: string): string | undefined {
  const days = typed
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => readOneDay(part) ?? '');
  return days.includes('') ? undefined : daysText([...new Set(days)]);
}

/** Parses one day of this century as people type it. */
export function readOneDay(typed: string): Day | undefined {
  const day = isDay(typed) ? typed : readDay(typed, LATEST).day;
  return day !== undefined && day >= EARLIEST && day <= LATEST ? day : undefined;
}

/** Writes days as they are stored. */
export const daysText = (days: readonly Day[]): string =>
  days.toSorted((one, other) => (one < other ? -1 : 1)).join(', ');

export const listedDays = (days: string | undefined): Day[] => (days ? days.split(', ') : []);

const shownTime = (time: string) => formatTime(`2026-01-01T${time}`);

/** A time of day in Lagos, stored as `07:00`. */
export const TIME: FieldKind<string, string, string, string> = {
  ...TEXT,
  parse: readTime,
  show: shownTime,
};

export const WEEKDAY_LIST: FieldKind<Weekdays, Weekdays, string, string> = {
  ...TEXT,
  parse: readWeekdays,
  edit: (weekdays) => formatWeekdays(weekdays, '-', 3),
  show: (weekdays) => formatWeekdays(weekdays, ' to '),
};

const shownDays = (days: string) =>
  listedDays(days)
    .map((day) => formatDay(day))
    .join(', ');

/** A day of this century as people type it. */
export const TYPED_DAY: FieldKind<Day, Day | Instant, string, string> = { ...DAY, parse: readOneDay };

/** Days, stored as `2026-12-25, 2026-12-26`. */
export const DAY_LIST: FieldKind<string, string, string, string> = {
  ...TEXT,
  parse: readDays,
  edit: shownDays,
  show: shownDays,
};
