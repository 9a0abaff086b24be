import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Fit {
  /** The width that the table needed before each step that hid columns, in rem: larger text needs more. */
  wanted: readonly number[];
  /** Whether the table is wider than its box, which then scrolls; otherwise the head sticks to the page. */
  isWide: boolean;
}

const ROOMY: Fit = { wanted: [], isWide: false };

/**
 * Returns in how many of its steps the table hides columns, because it has no room for all of them, and whether it has none even without those (`isWide`). A step
 * is taken back once there is the room that the table needed before it.
 */
export function useTableFit(
  box: RefObject<HTMLElement | null>,
  table: RefObject<HTMLElement | null>,
  steps: number,
) {
  const [fit, setFit] = useState(ROOMY);
  useLayoutEffect(() => {
    const [outer, inner] = [box.current, table.current];
    if (!outer || !inner) return undefined;
    const measure = () =>
      setFit((before) => {
        const [room, taken] = [outer.clientWidth, inner.offsetWidth];
        const { wanted } = before;
        const last = wanted.at(-1);
        if (last !== undefined && room / rem() >= last) return { wanted: wanted.slice(0, -1), isWide: false };
        const isOver = taken > room;
        if (isOver && wanted.length < steps) return { wanted: [...wanted, taken / rem()], isWide: false };
        return isOver === before.isWide ? before : { ...before, isWide: isOver };
      });
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    measure();
    return () => observer.disconnect();
  }, [box, table, steps]);
  return { hiddenSteps: fit.wanted.length, isWide: fit.isWide };
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
