import { addDays, type Day } from '@motorpark/domain';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** `07:30` on a day in Lagos. */
export const lagosTime = (day: Day, time: string): Date => new Date(`${day}T${time}:00.000+01:00`);

export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * MINUTE);

/** The same time of day, as many days earlier as it takes to lie before a limit. */
export function before(moment: Date, limit: Date): Date {
  const tooLate = moment.getTime() - limit.getTime();
  return tooLate < 0 ? moment : new Date(moment.getTime() - (Math.floor(tooLate / DAY) + 1) * DAY);
}

export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** The birthday of somebody so many years old. */
export const bornBefore = (today: Day, years: number, days: number): Day =>
  addDays(today, -(Math.ceil(years * 365.25) + days));
