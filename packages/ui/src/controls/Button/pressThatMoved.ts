import type { PointerEvent as ReactPointerEvent } from 'react';

/** How far a hand may shake. */
const SHAKE = 10;

/**
 * Pressing a button leaves the field before it, whose complaint may then push the button from under the pointer, and the browser
 * sees no click. Let go where it was pressed, such a press counts.
 */
export function countPressThatMoved(down: ReactPointerEvent<HTMLButtonElement>): void {
  if (down.button !== 0) return;
  const { currentTarget: button, clientX, clientY, pointerId } = down;
  const watching = new AbortController();
  const { signal } = watching;
  const end = (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return;
    watching.abort();
    const isSteady = Math.abs(up.clientX - clientX) < SHAKE && Math.abs(up.clientY - clientY) < SHAKE;
    const isOff = !(up.target instanceof Node && button.contains(up.target));
    if (up.type === 'pointerup' && isSteady && isOff && button.isConnected) button.click();
  };
  globalThis.addEventListener('pointerup', end, { signal });
  globalThis.addEventListener('pointercancel', end, { signal });
}
