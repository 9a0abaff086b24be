import type { Outcome } from './compare';
import { keyComparisons } from './keys';
import { searchComparisons } from './search';
import { serverComparisons } from './server';

/** Every part of the benchmark, in the order of the table. A new part is a function that answers its outcomes. */
const PARTS: readonly (() => Promise<Outcome[]>)[] = [searchComparisons, keyComparisons, serverComparisons];

/** Runs the benchmark, tells each outcome as it comes, and answers whether all stayed within their limits. */
export async function runBenchmark(tell: (line: string) => void): Promise<boolean> {
  let isWithin = true;
  tell(line('', 'compared', 'ratio', 'at most'));
  for (const part of PARTS) {
    for (const { what, between, ratio, atMost } of await part()) {
      const isTooMuch = ratio > atMost;
      isWithin &&= !isTooMuch;
      tell(`${line(what, between, ratio.toFixed(2), String(atMost))}${isTooMuch ? '  TOO MUCH' : ''}`);
    }
  }
  return isWithin;
}

const line = (what: string, between: string, ratio: string, atMost: string) =>
  what.padEnd(34) + between.padEnd(28) + ratio.padStart(8) + atMost.padStart(10);
