import { type Scan, readScan } from '@motorpark/domain';

/** Characters that came so quickly after one another that they may be a scanner's. */
export interface Burst {
  text: string;
  /** When each character came, in milliseconds of whatever clock the keys came with. */
  times: readonly number[];
}

export const NO_BURST: Burst = { text: '', times: [] };

/** A longer pause ends a burst: scanners pause for a few milliseconds, and a slow computer passes their keys on late. */
const LONGEST_PAUSE_MS = 120;
/** Nobody types at such a pace for a whole number; scanners do, mostly at a fifth of it. */
const SCANNERS_PACE_MS = 35;
/** A whole number with the right check character came from no typist even at this pace, however slow the computer is. */
const SLOWEST_PACE_MS = 80;
/** More than a signed code of a whole bus with what may stand before it. */
const MOST_CHARACTERS = 400;

/** The burst with one more character; a new burst where it came too late for the last one. */
export function withCharacter(
  { text, times }: Burst,
  character: string,
  at: number,
  longestPause = LONGEST_PAUSE_MS,
): Burst {
  const last = times.at(-1);
  if (last === undefined || at - last > longestPause) return { text: character, times: [at] };
  return {
    text: (text + character).slice(-MOST_CHARACTERS),
    times: [...times, at].slice(-MOST_CHARACTERS),
  };
}

/** The mean time between the characters of a burst from one of them on; a single character has no pace. */
export function paceOf({ times }: Burst, from = 0): number | undefined {
  const [first, last] = [times[from], times.at(-1)];
  const steps = times.length - 1 - from;
  return first === undefined || last === undefined || steps < 1 ? undefined : (last - first) / steps;
}

/**
 * What a scanner has typed once its Enter comes: a number, or one with a slip in it. Undefined for what people type, whatever it
 * is, and for what scanners read that isn't ours.
 */
export function scanAtEnter(burst: Burst, at: number): Scan | undefined {
  const last = burst.times.at(-1);
  if (last === undefined || at - last > LONGEST_PAUSE_MS) return undefined;
  return scanIn(burst, SLOWEST_PACE_MS);
}

/** What a scanner that sends no Enter has typed once nothing more comes: only a number that is whole, at a scanner's pace. */
export function scanAtPause(burst: Burst): Scan | undefined {
  const scan = scanIn(burst, SCANNERS_PACE_MS);
  return scan?.number === undefined ? undefined : scan;
}

function scanIn(burst: Burst, slowestPace: number): Scan | undefined {
  const scan = readScan(burst.text);
  const pace = scan && paceOf(burst, scan.from);
  if (!scan || pace === undefined) return undefined;
  return pace <= (scan.number === undefined ? SCANNERS_PACE_MS : slowestPace) ? scan : undefined;
}
