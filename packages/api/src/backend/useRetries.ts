import { useEffect } from 'react';
import { loadMissing } from './useConnection';

/** Milliseconds before failed reads are repeated; the last one repeats. */
const DELAYS_MS = [5_000, 10_000, 20_000, 30_000] as const;

/** Repeats failed reads, with growing delays, while a screen still needs them. */
export function useRetries(): void {
  useEffect(() => {
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function plan() {
      timer = setTimeout(readAgain, DELAYS_MS[Math.min(tries, DELAYS_MS.length - 1)]);
    }
    function readAgain() {
      tries = loadMissing() ? tries + 1 : 0;
      plan();
    }
    plan();
    return () => clearTimeout(timer);
  }, []);
}
