import { type RefObject, useLayoutEffect, useState } from 'react';

interface Fit {
  /** The room that the table wants with all its columns, where there is less, in rem: larger text wants more. */
  wanted?: number;
  /** It is wider than its box, which then scrolls; else the head sticks to the page. */
  isWide: boolean;
}

const ROOMY: Fit = { isWide: false };

/**
 * Whether the table has no room for all its columns (`isTight`), and none even without those that give way (`isWide`).
 */
export function useTableFit(
  box: RefObject<HTMLElement | null>,
  table: RefObject<HTMLElement | null>,
  canGiveWay: boolean,
) {
  const [fit, setFit] = useState(ROOMY);
  useLayoutEffect(() => {
    const [outer, inner] = [box.current, table.current];
    if (!outer || !inner) return undefined;
    const measure = () =>
      setFit((before) => {
        const [room, taken] = [outer.clientWidth, inner.offsetWidth];
        const isOver = taken > room;
        if (before.wanted !== undefined) {
          if (room / rem() >= before.wanted) return ROOMY;
          return isOver === before.isWide ? before : { ...before, isWide: isOver };
        }
        if (isOver && canGiveWay) return { wanted: taken / rem(), isWide: false };
        return isOver === before.isWide ? before : { isWide: isOver };
      });
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    measure();
    return () => observer.disconnect();
  }, [box, table, canGiveWay]);
  return { isTight: fit.wanted !== undefined, isWide: fit.isWide };
}

/** The size of the page's text, in px. */
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
