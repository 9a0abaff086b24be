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
 * is taken back once there is the room that the table needed before it, and all are when a font has arrived, in which the texts have other widths.
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
    const measure = () => {
      const room = outer.clientWidth;
      // Columns that were kept from getting narrower make room before one is hidden.
      if (inner.offsetWidth > room) letShrink(inner);
      const taken = inner.offsetWidth;
      setFit((before) => {
        const { wanted } = before;
        const last = wanted.at(-1);
        if (last !== undefined && room / rem() >= last) return { wanted: wanted.slice(0, -1), isWide: false };
        const isOver = taken > room;
        if (isOver && wanted.length < steps) return { wanted: [...wanted, taken / rem()], isWide: false };
        return isOver === before.isWide ? before : { ...before, isWide: isOver };
      });
    };
    const startOver = () => {
      letShrink(inner);
      setFit(ROOMY);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    document.fonts.addEventListener('loadingdone', startOver);
    measure();
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', startOver);
    };
  }, [box, table, steps]);
  return { hiddenSteps: fit.wanted.length, isWide: fit.isWide };
}

/** Returns the font size of the page, in px. */
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

const uncutHeads = (table: HTMLElement) => table.querySelectorAll<HTMLElement>('thead th:not([data-cut])');

function letShrink(table: HTMLElement) {
  for (const { style } of uncutHeads(table)) style.minWidth = '';
}

/**
 * Keeps the columns of a windowed table from changing their widths as rows are added and removed: none gets narrower
 * than it was, until the table gets another width or has no room (`useTableFit`). Columns of text that can be cut off absorb the difference.
 */
export function useSteadyColumns(table: RefObject<HTMLElement | null>, isOn: boolean): void {
  const room = useRef(0);
  useLayoutEffect(() => {
    const { current } = table;
    if (!current) return;
    const width = current.parentElement?.clientWidth ?? 0;
    if (!isOn || width !== room.current) letShrink(current);
    room.current = width;
    if (!isOn) return;
    const heads = [...uncutHeads(current)];
    const widths = heads.map((head) => head.offsetWidth);
    for (const [place, { style }] of heads.entries()) style.minWidth = `${widths[place] ?? 0}px`;
  });
}
