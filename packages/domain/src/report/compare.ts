import { addDays } from '../format';
import { type DayRange, daysOf } from '../operation';

/** Returns the period of the same length that ends the day before. */
export function rangeBefore(range: DayRange): DayRange {
  const to = addDays(range.from, -1);
  return { from: addDays(to, 1 - daysOf(range).length), to };
}

/** Returns a share in whole percent; undefined if the whole is 0. */
export const percentOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((100 * part) / whole);

/** The change of a figure compared with the period before. */
export interface Comparison {
  /** Whether it is more than before, less, or as much. */
  way: 'up' | 'down' | 'same';
  /** The change in percent of the figure before; undefined if that was 0. */
  percent: number | undefined;
}

/** The ratio from which two figures are not compared: `4,354% more` says nothing. */
const MANY_TIMES = 10;

export function compared(now: number, before: number): Comparison | undefined {
  if (before > 0 && Math.round(now / before) >= MANY_TIMES) return undefined;
  const way = now > before ? 'up' : now < before ? 'down' : 'same';
  return { way, percent: percentOf(Math.abs(now - before), Math.abs(before)) };
}
