import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Fit {
  /** Width that the table needs for all its columns, if there is less, in rem: larger text needs more. */
  wanted?: number;
  /** Whether the table is wider than its box, which then scrolls; otherwise the head sticks to the page. */
  isWide: boolean;
}

const ROOMY: Fit = { isWide: false };

/** Returns whether the table has no room for all its columns (`isTight`), and none even without those that are hidden first (`isWide`). */
export function useTableFit(
  box: RefObject<HTMLElement | null>,
  table: RefObject<HTMLElement | null>,
  canHideColumns: boolean,
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
        if (isOver && canHideColumns) return { wanted: taken / rem(), isWide: false };
        return isOver === before.isWide ? before : { isWide: isOver };
      });
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    measure();
    return () => observer.disconnect();
  }, [box, table, canHideColumns]);
  return { isTight: fit.wanted !== undefined, isWide: fit.isWide };
}

/** Returns the font size of the page, in px. */
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Keeps the columns of a windowed table from changing their widths as rows are added and removed: none gets narrower
 * than it was, until the table gets another width or would overflow (a font that loaded late made its columns wide).
 * Columns of text that can be cut off absorb the difference.
 */
export function useSteadyColumns(table: RefObject<HTMLElement | null>, isOn: boolean): void {
  const room = useRef(0);
  useLayoutEffect(() => {
    const heads = table.current?.querySelectorAll<HTMLElement>('thead th:not([data-cut])') ?? [];
    const width = table.current?.parentElement?.clientWidth ?? 0;
    const isOver = (table.current?.offsetWidth ?? 0) > width;
    if (!isOn || isOver || width !== room.current) for (const { style } of heads) style.minWidth = '';
    room.current = width;
    if (!isOn) return;
    const widths = Array.from(heads, (head) => head.offsetWidth);
    for (const [place, { style }] of [...heads].entries()) style.minWidth = `${widths[place] ?? 0}px`;
  });
}
