import { useEffect, useRef } from 'react';

/** So many rows before the last one the next ones are fetched. */
const AHEAD = 25;

/** Calls `onNearEnd` when the reader comes near the last of the rows that are there. */
export function useNearEnd(count: number, lastDrawn: number, onNearEnd: (() => void) | undefined): void {
  const latest = useRef(onNearEnd);
  useEffect(() => {
    latest.current = onNearEnd;
  });
  // Once for as many rows as there are.
  const near = count > 0 && onNearEnd !== undefined && lastDrawn >= count - AHEAD ? count : undefined;
  useEffect(() => {
    if (near !== undefined) latest.current?.();
  }, [near]);
}
