import { type RefObject, useEffect } from 'react';

const writable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

let isHeld = false;

/** Returns whether the event is a `/` for the search box, not a character typed into a field. */
export const isSlash = (event: KeyboardEvent): boolean =>
  event.key === '/' &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.defaultPrevented &&
  !(event.target instanceof Element && event.target.closest(writable));

/** Returns whether the last key was a slash, pressed before the list had a search box, and clears it: it counts once. */
export function takeHeldSlash(): boolean {
  const wasHeld = isHeld;
  isHeld = false;
  return wasHeld;
}

/** Stores a slash that no search box has handled, for the next one to appear. Use it once, in the frame around the screens. */
export function useHeldSlash(): void {
  useEffect(() => {
    // On the window, to run after the listeners of the search boxes, which are on the document.
    const handleKeyDown = (event: KeyboardEvent) => {
      isHeld = isSlash(event);
    };
    const forget = () => {
      isHeld = false;
    };
    window.addEventListener('keydown', handleKeyDown);
    window.addEventListener('pointerdown', forget);
    return () => {
      window.removeEventListener('keydown', handleKeyDown);
      window.removeEventListener('pointerdown', forget);
    };
  }, []);
}

/**
 * Focuses the input on `/`, unless the user is typing elsewhere or a dialog is open over the page. A slash that was
 * pressed before this page appeared counts, too.
 */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function focusInput() {
      input.current?.focus();
      input.current?.select();
    }
    function handleKeyDown(event: KeyboardEvent) {
      if (!isSlash(event)) return;
      const dialog = document.querySelector('dialog:modal, [aria-modal="true"]');
      if (dialog && !dialog.contains(input.current)) return;
      event.preventDefault();
      focusInput();
    }
    if (takeHeldSlash()) focusInput();
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [input]);
}
