import type { PointerEvent as ReactPointerEvent } from 'react';

/** How far a steady pointer may move during a press, in pixels. */
const MAX_MOVEMENT = 10;

/**
 * Counts a press on a button that has moved meanwhile. The press blurs the field before it, whose error may push the
 * button from under the pointer, and the browser then fires no click. The press counts if the pointer is released where
 * it was pressed.
 */
export function clickIfMoved(down: ReactPointerEvent<HTMLButtonElement>): void {
  if (down.button !== 0) return;
  const { currentTarget: button, clientX, clientY, pointerId } = down;
  const abort = new AbortController();
  const { signal } = abort;
  const end = (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return;
    abort.abort();
    const isSteady =
      Math.abs(up.clientX - clientX) < MAX_MOVEMENT && Math.abs(up.clientY - clientY) < MAX_MOVEMENT;
    const isOff = !(up.target instanceof Node && button.contains(up.target));
    if (up.type === 'pointerup' && isSteady && isOff && button.isConnected) button.click();
  };
  globalThis.addEventListener('pointerup', end, { signal });
  globalThis.addEventListener('pointercancel', end, { signal });
}
