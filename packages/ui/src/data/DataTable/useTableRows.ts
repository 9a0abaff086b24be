import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { MenuItem } from '../../overlay';
import type { Column } from './column';
import type { DataTableProps } from './DataTable';
import { foundElsewhere } from './foundElsewhere';
import type { TableRowProps } from './TableRow';
import { useRowNavigation } from './useRowNavigation';
import { type Spacer, useWindowedRows, type WindowOptions } from './useWindowedRows';

interface TableRowsOptions<Row> extends Omit<WindowOptions, 'alwaysRendered'> {
  /** Returns whether a row shows the column. */
  isVisible: (column: Column<Row>) => boolean;
}

/** A row to render, with the props that a table row and a card have in common. */
interface RenderedRow<Row> {
  kind: 'row';
  key: string | number;
  props: Omit<TableRowProps<Row>, 'columns' | 'hasMenus' | 'place'>;
}

/** Returns the rows to render as table rows or cards, with their keyboard navigation. Stores the scroll position and fetches the next rows. */
export function useTableRows<Row>(
  table: DataTableProps<Row>,
  { list, box, rowHeight, gap = 0, isVisible }: TableRowsOptions<Row>,
) {
  const { rows, rowKey, rowMenu, onOpen, hrefOf, columns, searched, searchOnlyFields } = table;
  const id = useId();
  const opens = onOpen !== undefined || hrefOf !== undefined;
  const actions = useRowActions(table);
  const { stop, navigationProps } = useRowNavigation(rows.length, list);
  const { entries, isWindowed, last, measure, watcher } = useWindowedRows(rows.length, {
    list,
    box,
    rowHeight,
    gap,
    alwaysRendered: stop,
  });
  useNearEnd(rows.length, last, table.onNearEnd);
  useScrollMemory(table.scrollMemory, box, rows.length > 0);

  const rendered = entries.flatMap((entry): (Spacer | RenderedRow<Row>)[] => {
    if (entry.kind === 'spacer') return [entry];
    const { index } = entry;
    const row = rows[index];
    if (row === undefined) return [];
    const key = rowKey(row);
    const hasMenu = rowMenu !== undefined && rowMenu(row).length > 0;
    const props = {
      row,
      index,
      foundBy: searched
        ? foundElsewhere(row, index, { searched, columns, isVisible, searchOnlyFields })
        : undefined,
      actions,
      nameId: `${id}-${key}`,
      opens,
      href: hrefOf?.(row),
      hasMenu,
      isStop: index === stop,
      measure,
    };
    return [{ kind: 'row', key, props }];
  });
  return { rendered, opens, isWindowed, navigationProps, watcher };
}

/** Callbacks of a row. The object stays the same while the table is mounted, so that a row is rendered again only when it changes. */
export interface RowActions<Row> {
  open: (row: Row) => void;
  /** Returns the row's actions as they are when the menu opens. */
  menuOf: (row: Row) => readonly MenuItem[];
}

function useRowActions<Row>({
  onOpen,
  rowMenu,
}: Pick<DataTableProps<Row>, 'onOpen' | 'rowMenu'>): RowActions<Row> {
  const latest = useRef({ onOpen, rowMenu });
  useLayoutEffect(() => {
    latest.current = { onOpen, rowMenu };
  });
  return useMemo(
    () => ({
      open: (row) => latest.current.onOpen?.(row),
      menuOf: (row) => latest.current.rowMenu?.(row) ?? [],
    }),
    [],
  );
}

/** How many rows before the last one the next ones are fetched. */
const AHEAD = 25;

/** Calls `onNearEnd` when the user comes near the last of the rows that are there. */
function useNearEnd(count: number, lastRendered: number, onNearEnd: (() => void) | undefined): void {
  const latest = useRef(onNearEnd);
  useEffect(() => {
    latest.current = onNearEnd;
  });
  // Only once for each number of rows.
  const near = count > 0 && onNearEnd !== undefined && lastRendered >= count - AHEAD ? count : undefined;
  useEffect(() => {
    if (near !== undefined) latest.current?.();
  }, [near]);
}

/** Stores the scroll position of a list for when the user returns to it. */
export interface ScrollMemory {
  /** Returns the position in px, of the page or of the table's own box; 0 if none is stored. */
  read: () => number;
  write: (offset: number) => void;
}

/** Restores the scroll position of a list as soon as its rows are there, and stores it while the user scrolls. */
function useScrollMemory(
  memory: ScrollMemory | undefined,
  box: RefObject<HTMLElement | null> | undefined,
  hasRows: boolean,
): void {
  const restored = useRef<ScrollMemory>(undefined);
  /** Where the list is, as far as is known: asking the browser would lay out the page once more. */
  const known = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!memory || !hasRows || restored.current === memory) return;
    restored.current = memory;
    const top = memory.read();
    // Also restores 0 at first: the previous page may have been scrolled.
    if (top !== known.current) (box?.current ?? window).scrollTo({ top, behavior: 'instant' });
    known.current = top;
  }, [memory, box, hasRows]);

  // A layout effect, because the listener must be removed before the next page renders, whose height would cause a scroll event.
  useLayoutEffect(() => {
    if (!memory || !hasRows) return undefined;
    const scrolled = box?.current ?? window;
    const remember = () => {
      known.current = scrolled instanceof Window ? scrolled.scrollY : scrolled.scrollTop;
      memory.write(known.current);
    };
    scrolled.addEventListener('scroll', remember, { passive: true });
    return () => scrolled.removeEventListener('scroll', remember);
  }, [memory, box, hasRows]);
}
