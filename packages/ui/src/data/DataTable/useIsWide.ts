import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the table is wider than its box. Only then does the box scroll; else the head sticks to the page. */
export function useIsWide(box: RefObject<HTMLElement | null>, table: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const [outer, inner] = [box.current, table.current];
    if (!outer || !inner) return;
    const measure = () => setIsWide(inner.offsetWidth > outer.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    measure();
    return () => observer.disconnect();
  }, [box, table]);
  return isWide;
}
