import { lagosDay, parseInstant, type Day, type Instant } from '@motorpark/domain';

/** The day in Lagos of whatever a server calls an instant; undefined where it cannot be read. */
export function dayOfInstant(instant: Instant | undefined): Day | undefined {
  const known = parseInstant(instant ?? '');
  return known === undefined ? undefined : lagosDay(known);
}
