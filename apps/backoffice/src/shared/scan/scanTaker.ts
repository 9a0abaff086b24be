import { useEffect } from 'react';

/** Takes what a scanner read, in place of opening it. */
type Taker = (text: string) => void;

let taker: Taker | undefined;

/** Whoever takes scans now; nobody where a scan opens what was scanned. */
export const scanTaker = (): Taker | undefined => taker;

/** While this is on screen, it takes what is scanned. */
export function useScanTaker(take: Taker): void {
  useEffect(() => {
    taker = take;
    return () => {
      if (taker === take) taker = undefined;
    };
  }, [take]);
}
