import { counted } from './counted';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns how far this machine's clock is off, as `1 day ahead`, from the milliseconds by which it is ahead. */
export const clockDifference = (ahead: number): string =>
  `${lengthOf(Math.abs(ahead))} ${ahead > 0 ? 'ahead' : 'behind'}`;

function lengthOf(ms: number): string {
  if (ms < 2 * MINUTE_MS) return counted(Math.round(ms / 1_000), 'second');
  if (ms < 2 * HOUR_MS) return counted(Math.round(ms / MINUTE_MS), 'minute');
  if (ms < DAY_MS - HOUR_MS) return counted(Math.round(ms / HOUR_MS), 'hour');
  return counted(Math.round(ms / DAY_MS), 'day');
}
