import { addDays, type Day, type Instant, lagosDay, parseInstant } from '../format';

/** Maximum number of days ahead for which a trip can be planned; a later date is taken for a typing mistake. */
const MOST_DAYS_AHEAD = 366;

/** Returns the reason why no trip can be planned for this time; undefined if one can, or if it is not a date. */
export function travelDateError(travelDate: Instant, today: Day): string | undefined {
  const instant = parseInstant(travelDate);
  if (instant === undefined) return undefined;
  const day = lagosDay(instant);
  if (day < today) return 'The travel date cannot be in the past.';
  return day > addDays(today, MOST_DAYS_AHEAD) ? 'The travel date is more than a year ahead.' : undefined;
}
