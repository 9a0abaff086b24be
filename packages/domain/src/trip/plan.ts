import { addDays, type Day, type Instant, lagosDay, parseInstant } from '../format';

/** Nobody plans a departure further ahead: a date beyond it has a slip in its year. */
const MOST_DAYS_AHEAD = 366;

/** Why no trip can be planned for this moment; undefined if one can, or if it is no date. */
export function travelDateError(travelDate: Instant, today: Day): string | undefined {
  const instant = parseInstant(travelDate);
  if (instant === undefined) return undefined;
  const day = lagosDay(instant);
  if (day < today) return 'The travel date cannot be in the past.';
  return day > addDays(today, MOST_DAYS_AHEAD) ? 'The travel date is more than a year ahead.' : undefined;
}
