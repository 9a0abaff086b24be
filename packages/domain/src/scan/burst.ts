import { type Scan, kindOfTorn, readScan } from './readScan';

/** Characters that arrived so quickly after one another that they may come from a scanner. */
export interface Burst {
  text: string;
  /** When each character arrived, in milliseconds of the key events' clock. */
  times: readonly number[];
}

export const NO_BURST: Burst = { text: '', times: [] };

/** A longer pause ends a burst: scanners pause for a few milliseconds, but a slow computer delivers their keys late. */
const LONGEST_PAUSE_MS = 120;
/** Nobody types a complete number at this pace; scanners do, mostly at a fifth of it. */
const SCANNERS_PACE_MS = 35;
/** A complete number with the right check character was not typed even at this pace, however slow the computer is. */
const SLOWEST_PACE_MS = 80;
/** Fewer characters that are no number were no scan: a hand can hit as many keys at once. */
const FEWEST_CHARACTERS = 6;
/** More than a signed code for a full bus, with text that may precede it. */
const MOST_CHARACTERS = 400;

/** Returns the burst with one more character; a new burst if the pause was too long. */
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

/** Returns the mean milliseconds between the characters of a burst, starting at an index; undefined for a single character. */
export function paceOf({ times }: Burst, from = 0): number | undefined {
  const [first, last] = [times[from], times.at(-1)];
  const steps = times.length - 1 - from;
  return first === undefined || last === undefined || steps < 1 ? undefined : (last - first) / steps;
}

/** Returns whether so far everything came at a scanner's pace. */
export const isLikeScan = (burst: Burst): boolean =>
  burst.times.length > 3 && (paceOf(burst) ?? Infinity) <= SCANNERS_PACE_MS;

/** Returns the scan that an Enter or a Tab completes: a number, or whatever else came at a scanner's pace. Undefined for typed text. */
export function scanAtEnd(burst: Burst, at: number): Scan | undefined {
  const last = burst.times.at(-1);
  if (last === undefined || at - last > LONGEST_PAUSE_MS) return undefined;
  const scan = numberIn(burst, SLOWEST_PACE_MS, at);
  const from = startOfScan(burst, at);
  if (scan || from === undefined) return scan;
  return { kind: kindOfTorn(burst.text.slice(from)), number: undefined, from };
}

/** Returns the scan of a scanner that sends no Enter, after a pause: only a complete number at a scanner's pace. */
export const scanAtPause = (burst: Burst): Scan | undefined =>
  numberIn(burst, SCANNERS_PACE_MS, burst.times.at(-1) ?? 0);

function numberIn(burst: Burst, slowestPace: number, at: number): Scan | undefined {
  const scan = readScan(burst.text);
  const pace = scan && paceOf(burst, scan.from);
  if (!scan || pace === undefined || pace > slowestPace) return undefined;
  return { ...scan, from: Math.min(scan.from, startOfScan(burst, at) ?? scan.from) };
}

/** Returns the index of the first of the characters that came at a scanner's pace until a moment; undefined if too few did. */
function startOfScan({ times }: Burst, at: number): number | undefined {
  const isQuick = (ms: number, steps: number) => ms <= steps * SCANNERS_PACE_MS;
  const from = times.findIndex(
    (begun, place) =>
      isQuick((times[place + 1] ?? at) - begun, 1) && isQuick(at - begun, times.length - place),
  );
  return from < 0 || times.length - from < FEWEST_CHARACTERS ? undefined : from;
}
