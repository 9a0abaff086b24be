// Uses @tanstack/react-virtual, which handles rows of unequal height, in a page or in a box, without losing the scroll position.
import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ListEntry, WindowedRowsProps } from './useWindowedRows';

/** How many rows are rendered beyond the visible ones, at either end. */
const OVERSCAN = 8;

/** Determines which of many rows are visible, and reports each change. Renders nothing itself. */
export function WindowedRows({
  count,
  list,
  box,
  rowHeight,
  gap,
  alwaysRendered,
  onEntries,
}: WindowedRowsProps) {
  const scrollMargin = useTop(list, box);
  const shared = {
    count,
    gap,
    scrollMargin,
    overscan: OVERSCAN,
    estimateSize: () => rowHeight,
    measureElement: observedHeight,
    rangeExtractor: (range: Range) =>
      withIndex(defaultRangeExtractor(range), Math.min(alwaysRendered, count - 1)),
    useFlushSync: false,
  };
  // The library's functions change with what they measure; nothing here is memoized on them.
  // oxlint-disable-next-line react/incompatible-library
  const page = useWindowVirtualizer({ ...shared, enabled: !box });
  // oxlint-disable-next-line react/incompatible-library
  const inBox = useVirtualizer({
    ...shared,
    enabled: box !== undefined,
    // A table that has become too wide for the page continues in its box at the page's scroll position.
    initialOffset: () => Math.max(0, window.scrollY - scrollMargin),
    getScrollElement: () => box?.current ?? null,
  });
  const rows = box ? inBox : page;
  const rendered = rows.getVirtualItems();
  const entries: ListEntry[] = [];
  let end = scrollMargin - gap;
  for (const { index, start, end: next } of rendered) {
    // A grid puts its gap around a spacer as well.
    const height = start - end - (end < scrollMargin ? gap : 2 * gap);
    if (height > 0) entries.push({ kind: 'spacer', before: index, height });
    entries.push({ kind: 'row', index });
    end = next;
  }
  const height = scrollMargin + rows.getTotalSize() - end - gap;
  if (height > 0) entries.push({ kind: 'spacer', before: count, height });

  const reported = useRef('');
  const { measureElement: measure } = rows;
  useLayoutEffect(() => {
    // Until the scrolling element has been measured the previous rows stay, so that the focused row does not lose the focus.
    const now = rendered.length === 0 ? reported.current : JSON.stringify([box !== undefined, entries]);
    if (now === reported.current) return;
    reported.current = now;
    onEntries({ entries, last: rendered.at(-1)?.index ?? 0, measure });
  });
  return null;
}

/** Returns the height of a row that an observer has reported, before that the estimate: reading it as the row is added would lay out the page once more. */
function observedHeight<Scrolled extends Element | Window>(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<Scrolled, Element>,
): number {
  if (entry) return measureElement(row, entry, list);
  const index = list.indexFromElement(row);
  return list.itemSizeCache.get(index) ?? list.options.estimateSize(index);
}

const withIndex = (indexes: number[], alwaysRendered: number): number[] =>
  alwaysRendered < 0 || indexes.includes(alwaysRendered)
    ? indexes
    : [...indexes, alwaysRendered].toSorted((one, other) => one - other);

/** Returns how far below the top of the scrolling element's content the rows begin, in px. */
function useTop(list: WindowedRowsProps['list'], box: WindowedRowsProps['box']): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
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
  }, [list, box]);
  return top;
}
