// @tanstack/react-virtual: rows of unequal height, in a page or in a box, without losing one's place, are its whole purpose.
import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsPrinting } from './useIsPrinting';

/** So many rows are drawn whole: fewer cost nothing. */
const MOST_DRAWN = 60;
/** How many rows are drawn beyond what can be seen, at either end. */
const OVERSCAN = 8;

/** What stands at one place of the list: a row, or the room of rows that are not drawn. */
export type Place = { kind: 'row'; index: number } | { kind: 'room'; before: number; height: number };

interface Windowed {
  /** What holds the rows and nothing else. */
  list: RefObject<HTMLElement | null>;
  /** The box that scrolls; undefined where the page does. */
  box?: RefObject<HTMLElement | null> | undefined;
  /** About how high a row is, in px. */
  rowHeight: number;
  /** The room between two rows, in px. */
  gap?: number;
  /** A row that is drawn wherever it is: the one that has the focus. */
  kept: number;
}

/** Of many rows only those are drawn that can be seen; the others leave their room. On paper all are drawn. */
export function useWindowedRows(count: number, { list, box, rowHeight, gap = 0, kept }: Windowed) {
  const isWindowed = count > MOST_DRAWN;
  const isPrinting = useIsPrinting(isWindowed);
  const scrollMargin = useTop(list, box, isWindowed);
  const shared = {
    count,
    gap,
    scrollMargin,
    overscan: OVERSCAN,
    estimateSize: () => rowHeight,
    rangeExtractor: (range: Range) => withKept(defaultRangeExtractor(range), Math.min(kept, count - 1)),
    useFlushSync: false,
  };
  // The library's functions change with what they measure; nothing here is memoised by them.
  // oxlint-disable-next-line react/incompatible-library
  const page = useWindowVirtualizer({ ...shared, enabled: isWindowed && !box });
  // oxlint-disable-next-line react/incompatible-library
  const inBox = useVirtualizer({
    ...shared,
    enabled: isWindowed && box !== undefined,
    // A table that has become too wide for the page goes on in its box where the page was.
    initialOffset: () => Math.max(0, window.scrollY - scrollMargin),
    getScrollElement: () => box?.current ?? null,
  });

  if (!isWindowed || isPrinting) {
    const places = Array.from({ length: count }, (_, index): Place => ({ kind: 'row', index }));
    return { places, isWindowed, last: count - 1, measure: undefined };
  }
  const rows = box ? inBox : page;
  const drawn = rows.getVirtualItems();
  // Until what scrolls has been measured: the row that is kept must not lose the focus meanwhile.
  if (drawn.length === 0)
    return { places: onlyKept(kept, count, rowHeight + gap), isWindowed, last: 0, measure: undefined };
  const places: Place[] = [];
  let end = scrollMargin - gap;
  for (const { index, start, end: next } of drawn) {
    // A grid puts its gap around the room as well.
    const height = start - end - (end < scrollMargin ? gap : 2 * gap);
    if (height > 0) places.push({ kind: 'room', before: index, height });
    places.push({ kind: 'row', index });
    end = next;
  }
  const height = scrollMargin + rows.getTotalSize() - end - gap;
  if (height > 0) places.push({ kind: 'room', before: count, height });
  return { places, isWindowed, last: drawn.at(-1)?.index ?? 0, measure: rows.measureElement };
}

const withKept = (indexes: number[], kept: number): number[] =>
  kept < 0 || indexes.includes(kept) ? indexes : [...indexes, kept].toSorted((one, other) => one - other);

function onlyKept(kept: number, count: number, height: number): Place[] {
  const before: Place = { kind: 'room', before: kept, height: kept * height };
  const after: Place = { kind: 'room', before: count, height: (count - kept - 1) * height };
  return [before, { kind: 'row', index: kept }, after];
}

/** How far below the top of what scrolls the rows begin. */
function useTop(list: Windowed['list'], box: Windowed['box'], isOn: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const measure = () => {
      if (!list.current) return;
      const scrolled = box?.current;
      const above = scrolled ? scrolled.getBoundingClientRect().top - scrolled.scrollTop : -window.scrollY;
      setTop(Math.round(list.current.getBoundingClientRect().top - above));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [list, box, isOn]);
  return top;
}
