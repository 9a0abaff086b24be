import { addDays, type Day, isDay, parseInstant } from '@motorpark/domain';
import { type Statement, sql } from '../../db';
import { invalid } from '../../request/failure';
import type { Payload } from '../../request/payload';

/** Business days in Lagos, both inclusive; an undefined end does not filter. */
export interface PeriodFilter {
  from?: Day;
  to?: Day;
}

const NO_DAY = 'Please choose a day, written like 2026-11-21.';
const NO_PERIOD = 'The first day cannot be after the last.';

/** Days outside this range are refused: no record is that old, and PostgreSQL's calendar ends earlier than JavaScript's. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2999-12-31';

const isBusinessDay = (value: unknown): value is Day =>
  typeof value === 'string' && isDay(value) && value >= FIRST_DAY && value <= LAST_DAY;

/** Whether a field is missing, or empty as in a query string. */
export const isLeftOut = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Parses the day that a call is about. Throws a 422 if there is none. */
export function dayIn(value: unknown, field: string): Day {
  if (!isBusinessDay(value)) throw invalid({ [field]: NO_DAY });
  return value;
}

/** Parses the period of a call. Throws a 422 for an invalid day or an inverted period. */
export function periodIn({ from, to }: Payload): PeriodFilter {
  const errors = {
    ...(!isLeftOut(from) && !isBusinessDay(from) && { from: NO_DAY }),
    ...(!isLeftOut(to) && !isBusinessDay(to) && { to: NO_DAY }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const period = { ...(isBusinessDay(from) && { from }), ...(isBusinessDay(to) && { to }) };
  if (period.from && period.to && period.from > period.to) throw invalid({ from: NO_PERIOD });
  return period;
}

/** Returns the conditions that a period sets on a timestamptz column. */
export function periodConditions(at: Statement, { from, to }: PeriodFilter): Statement[] {
  const conditions = [];
  if (from !== undefined) conditions.push(sql`${at} >= ${startOf(from)}::timestamptz`);
  if (to !== undefined) conditions.push(sql`${at} < ${startOf(addDays(to, 1))}::timestamptz`);
  return conditions;
}

/** Returns midnight in Lagos as an instant. */
export function startOf(day: Day): string {
  const instant = parseInstant(day);
  if (instant === undefined) throw new RangeError(`Not a day: ${day}`);
  return instant;
}
