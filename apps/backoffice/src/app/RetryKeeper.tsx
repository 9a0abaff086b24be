import { loadMissing } from '@motorpark/api';
import { useEffect } from 'react';

/** Milliseconds before failed reads are repeated. */
const RETRY_DELAYS_MS = [5_000, 10_000, 20_000] as const;
const LONGEST_DELAY_MS = 30_000;

/** Repeats failed reads, with growing delays, while a screen still needs them. */
export function RetryKeeper() {
  useEffect(() => {
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function plan() {
      timer = setTimeout(readAgain, RETRY_DELAYS_MS[tries] ?? LONGEST_DELAY_MS);
    }
    function readAgain() {
      tries = loadMissing() ? tries + 1 : 0;
      plan();
    }
    plan();
    return () => clearTimeout(timer);
  }, []);
  return null;
}
