import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Stores the scroll position of a list for when the user returns to it. */
export interface ScrollMemory {
  /** Returns the position in px, of the page or of the table's own box; 0 if none is stored. */
  read: () => number;
  write: (offset: number) => void;
}

/** Restores the scroll position of a list as soon as its rows are there, and stores it while the user scrolls. */
export function useScrollMemory(
  memory: ScrollMemory | undefined,
  box: RefObject<HTMLElement | null> | undefined,
  hasRows: boolean,
): void {
  const restored = useRef<ScrollMemory>(undefined);
  useLayoutEffect(() => {
    if (!memory || !hasRows || restored.current === memory) return;
    restored.current = memory;
    // Also restores 0: the previous page may have been scrolled.
    (box?.current ?? window).scrollTo({ top: memory.read(), behavior: 'instant' });
  }, [memory, box, hasRows]);

  // A layout effect, because the listener must be removed before the next page renders, whose height would cause a scroll event.
  useLayoutEffect(() => {
    if (!memory || !hasRows) return undefined;
    const scrolled = box?.current ?? window;
    const remember = () => memory.write(scrolled instanceof Window ? scrolled.scrollY : scrolled.scrollTop);
    scrolled.addEventListener('scroll', remember, { passive: true });
    return () => scrolled.removeEventListener('scroll', remember);
  }, [memory, box, hasRows]);
}
