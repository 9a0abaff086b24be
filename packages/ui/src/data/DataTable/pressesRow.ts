import type { MouseEvent } from 'react';

/** Follows or opens a row by its naming cell when the row itself is clicked, anywhere in it. */
export function pressRow(event: MouseEvent<HTMLElement>): void {
  if (pressesRow(event)) event.currentTarget.querySelector<HTMLElement>('[data-stop]')?.click();
}

/**
 * Whether a click means the row itself: not a button or link in it, not a menu that only hangs from it, and not the
 * end of marking text to copy.
 */
function pressesRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest('button, a, input, select, label')) return false;
  return window.getSelection()?.isCollapsed ?? true;
}
