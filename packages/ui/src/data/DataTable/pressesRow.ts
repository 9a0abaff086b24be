import type { MouseEvent } from 'react';

/** Presses the link or button of a row's naming cell when the row is clicked anywhere. */
export function pressRow(event: MouseEvent<HTMLElement>): void {
  if (pressesRow(event)) event.currentTarget.querySelector<HTMLElement>('[data-stop]')?.click();
}

/**
 * Returns whether a click was on the row itself: not on a button or link in it, not in a menu that is only its React
 * child, and not the end of a text selection.
 */
function pressesRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest('button, a, input, select, label')) return false;
  return window.getSelection()?.isCollapsed ?? true;
}
