import { addDays, type Day } from '@motorpark/domain';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Returns the instant of a time such as `07:30` on a day in Lagos. */
export const lagosTime = (day: Day, time: string): Date => new Date(`${day}T${time}:00.000+01:00`);

export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * MINUTE);

/** Moves a time back by whole days until it is before a limit. */
export function moveBefore(moment: Date, limit: Date): Date {
  const tooLate = moment.getTime() - limit.getTime();
  return tooLate < 0 ? moment : new Date(moment.getTime() - (Math.floor(tooLate / DAY) + 1) * DAY);
}

export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** Returns a date of birth this many years and days before today. */
export const bornBefore = (today: Day, years: number, days: number): Day =>
  addDays(today, -(Math.ceil(years * 365.25) + days));
