import { useEffect, useRef } from 'react';

/** How many rows before the last one the next ones are fetched. */
const AHEAD = 25;

/** Calls `onNearEnd` when the user comes near the last of the rows that are there. */
export function useNearEnd(count: number, lastRendered: number, onNearEnd: (() => void) | undefined): void {
  const latest = useRef(onNearEnd);
  useEffect(() => {
    latest.current = onNearEnd;
  });
  // Only once for each number of rows.
  const near = count > 0 && onNearEnd !== undefined && lastRendered >= count - AHEAD ? count : undefined;
  useEffect(() => {
    if (near !== undefined) latest.current?.();
  }, [near]);
}
