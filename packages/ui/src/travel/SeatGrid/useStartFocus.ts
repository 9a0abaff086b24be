import { type RefObject, useEffect, useRef } from 'react';
import { focusSeat } from './focusSeat';

/**
 * Focuses, once, the seat at which Tab enters. While the seats are loading (no `tabStop`) the placeholder has the focus;
 * if the user has moved it elsewhere by the time they arrive, it stays there.
 */
export function useStartFocus(
  vehicle: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  tabStop: number | undefined,
) {
  const phase = useRef<'new' | 'waiting' | 'done'>(isEnabled ? 'new' : 'done');

  useEffect(() => {
    if (phase.current === 'done') return;
    const canFocus = phase.current === 'new' || document.activeElement === vehicle.current;
    if (canFocus && tabStop === undefined) vehicle.current?.focus();
    if (canFocus && tabStop !== undefined) focusSeat(vehicle.current, tabStop);
    phase.current = canFocus && tabStop === undefined ? 'waiting' : 'done';
  }, [vehicle, tabStop]);
}
