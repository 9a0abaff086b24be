import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where somebody was in a list when they left it. */
export interface ScrollMemory {
  /** How far down in px, of the page or of the table's own box; 0 for who comes anew. */
  read: () => number;
  write: (offset: number) => void;
}

/** Brings a list back to where it was left, as soon as its rows are there, and remembers where it is. */
export function useKeptScroll(
  memory: ScrollMemory | undefined,
  box: RefObject<HTMLElement | null> | undefined,
  hasRows: boolean,
): void {
  const restored = useRef<ScrollMemory>(undefined);
  useLayoutEffect(() => {
    if (!memory || !hasRows || restored.current === memory) return;
    restored.current = memory;
    // Also to its top: the page before may have been scrolled.
    (box?.current ?? window).scrollTo({ top: memory.read(), behavior: 'instant' });
  }, [memory, box, hasRows]);

  // Gone before the next page is drawn, whose height would be taken for scrolling.
  useLayoutEffect(() => {
    if (!memory || !hasRows) return undefined;
    const scrolled = box?.current ?? window;
    const remember = () => memory.write(scrolled instanceof Window ? scrolled.scrollY : scrolled.scrollTop);
    scrolled.addEventListener('scroll', remember, { passive: true });
    return () => scrolled.removeEventListener('scroll', remember);
  }, [memory, box, hasRows]);
}
