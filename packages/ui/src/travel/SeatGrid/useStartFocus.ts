import { type RefObject, useEffect, useRef } from 'react';
import { focusSeat } from './focusSeat';

/**
 * Puts the focus, once, on the seat at which Tab would come in. While the seats are on their way (no `entrance`) it waits at their
 * drawing, and goes no further if the person has gone elsewhere meanwhile.
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
