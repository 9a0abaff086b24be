import { addDays } from '../format';
import { type DayRange, daysOf } from '../operation';

/** The same number of days right before a period. */
export function rangeBefore(range: DayRange): DayRange {
  const to = addDays(range.from, -1);
  return { from: addDays(to, 1 - daysOf(range).length), to };
}

/** A share in whole percent; undefined of nothing. */
export const percentOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((100 * part) / whole);

/** How a figure stands to the one before it. */
export interface Comparison {
  way: 'up' | 'down' | 'same';
  /** How many percent of the figure before; undefined where that was nought. */
  percent: number | undefined;
  /** How many times the figure before it is, from ten times on: `4,354% more` tells nobody anything. */
  times?: number;
}

/** From here on a figure is told as so many times the one before. */
const MANY_TIMES = 10;

export function compared(now: number, before: number): Comparison {
  const way = now > before ? 'up' : now < before ? 'down' : 'same';
  const times = before > 0 ? Math.round(now / before) : 0;
  return {
    way,
    percent: percentOf(Math.abs(now - before), Math.abs(before)),
    ...(times >= MANY_TIMES && { times }),
  };
}
