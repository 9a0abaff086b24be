import { useEffect } from 'react';

/** Handles scanned text instead of opening its record. */
type Taker = (text: string) => void;

let taker: Taker | undefined;

/** Returns the current handler of scans; undefined if a scan opens its record. */
export const scanTaker = (): Taker | undefined => taker;

/** Handles scans while the component is mounted. */
export function useScanTaker(take: Taker): void {
  useEffect(() => {
    taker = take;
    return () => {
      if (taker === take) taker = undefined;
    };
  }, [take]);
}
