import { bookingComparisons } from './bookings';
import type { Outcome } from './compare';
import { keyComparisons } from './keys';
import { plainComparisons } from './keys/plain';
import { seatComparisons } from './keys/seats';
import { loadComparisons } from './loads';
import { millionComparisons } from './million';
import { sealComparisons } from './seals';
import { searchComparisons } from './search';
import { serverComparisons } from './server';
import { startComparisons } from './starts';

type Part = () => Promise<Outcome[]>;

/** All parts of the benchmark, in the order of the table. A part is a function that returns its outcomes. */
const PARTS: readonly Part[] = [
  startComparisons,
  loadComparisons,
  plainComparisons,
  searchComparisons,
  keyComparisons,
  seatComparisons,
  () => sealComparisons(),
  serverComparisons,
  bookingComparisons,
];
/** Parts that take minutes and need PostgreSQL on this computer. */
const MILLION_PARTS: readonly Part[] = [millionComparisons];

/** Runs the benchmark, reports each outcome as it is measured, and resolves to whether all of them are within their limits. */
export async function runBenchmark(
  tell: (line: string) => void,
  { isMillion }: { isMillion: boolean },
): Promise<boolean> {
  let isWithin = true;
  tell(line('', 'compared', 'ratio', 'at most'));
  for (const part of isMillion ? MILLION_PARTS : PARTS) {
    for (const { what, between, ratio, atMost } of await part()) {
      const isTooMuch = ratio > atMost;
      isWithin &&= !isTooMuch;
      tell(`${line(what, between, ratio.toFixed(2), String(atMost))}${isTooMuch ? '  TOO MUCH' : ''}`);
    }
  }
  return isWithin;
}

const line = (what: string, between: string, ratio: string, atMost: string) =>
  what.padEnd(42) + between.padEnd(32) + ratio.padStart(8) + atMost.padStart(10);
