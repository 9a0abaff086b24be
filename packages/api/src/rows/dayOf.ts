import { lagosDay, parseInstant, type Day, type Instant } from '@motorpark/domain';

/** Returns the day in Lagos of a server's instant; undefined if it cannot be parsed. */
export function dayOfInstant(instant: Instant | undefined): Day | undefined {
  const known = parseInstant(instant ?? '');
  return known === undefined ? undefined : lagosDay(known);
}
