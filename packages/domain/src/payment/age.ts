import type { Instant } from '../format';

const MINUTES_OF_A_DAY = 24 * 60;

/** Formats how long something has been waiting: `35 min`, `2 h 5 min`, `3 days`. */
export function ageText(since: Instant, now: Instant): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  if (minutes >= 2 * MINUTES_OF_A_DAY) return `${Math.floor(minutes / MINUTES_OF_A_DAY)} days`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}
