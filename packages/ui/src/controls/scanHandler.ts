import { useEffect } from 'react';

/** Handles scanned text instead of opening its record. */
type ScanHandler = (text: string) => void;

let handler: ScanHandler | undefined;

/** Returns the current handler of scans; undefined if a scan opens its record. */
export const scanHandler = (): ScanHandler | undefined => handler;

/** Handles scans while the component is mounted. */
export function useScanHandler(take: ScanHandler): void {
  useEffect(() => {
    handler = take;
    return () => {
      if (handler === take) handler = undefined;
    };
  }, [take]);
}
