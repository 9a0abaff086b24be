import { useEffect } from 'react';

const writable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

let isHeld = false;

/** Whether someone is pressing `/` and means the search box, not a letter in a field. */
export const isSlash = (event: KeyboardEvent): boolean =>
  event.key === '/' &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.defaultPrevented &&
  !(event.target instanceof Element && event.target.closest(writable));

/** Whether a slash was pressed last, before there was a search box, on the way to its list; it counts once. */
export function takeHeldSlash(): boolean {
  const wasHeld = isHeld;
  isHeld = false;
  return wasHeld;
}

/** Keeps a slash that no search box has taken for the one that comes. Once, in the frame around the screens. */
export function useHeldSlash(): void {
  useEffect(() => {
    // Behind the listeners of the search boxes, which are the document's.
    const press = (event: KeyboardEvent) => {
      isHeld = isSlash(event);
    };
    const turnElsewhere = () => {
      isHeld = false;
    };
    window.addEventListener('keydown', press);
    window.addEventListener('pointerdown', turnElsewhere);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('pointerdown', turnElsewhere);
    };
  }, []);
}
