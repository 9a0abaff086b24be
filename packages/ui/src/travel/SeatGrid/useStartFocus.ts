import { type RefObject, useEffect, useRef } from 'react';
import { focusSeat } from './focusSeat';

/**
 * Focuses, once, the seat at which Tab enters. While the seats are loading (no `entrance`) the placeholder has the focus;
 * if the user has moved it elsewhere by the time they arrive, it stays there.
 */
export function useStartFocus(
  vehicle: RefObject<HTMLElement | null>,
  isWanted: boolean,
  entrance: number | undefined,
) {
  const phase = useRef<'new' | 'waiting' | 'done'>(isWanted ? 'new' : 'done');

  useEffect(() => {
    if (phase.current === 'done') return;
    const isThere = phase.current === 'new' || document.activeElement === vehicle.current;
    if (isThere && entrance === undefined) vehicle.current?.focus();
    if (isThere && entrance !== undefined) focusSeat(vehicle.current, entrance);
    phase.current = isThere && entrance === undefined ? 'waiting' : 'done';
  }, [vehicle, entrance]);
}
