import { type RefObject, useId } from 'react';
import { foundElsewhere } from './foundElsewhere';
import type { Column } from './columns';
import type { DataTableProps } from './DataTable';
import type { TableRowProps } from './TableRow';
import { useNearEnd } from './useNearEnd';
import { useRowActions } from './useRowActions';
import { useRowNavigation } from './useRowNavigation';
import { useScrollMemory } from './useScrollMemory';
import { type Spacer, useWindowedRows } from './useWindowedRows';

interface TableRowsOptions<Row> {
  /** The element that contains the rows and nothing else. */
  list: RefObject<HTMLElement | null>;
  /** The box that scrolls; undefined if the page does. */
  box?: RefObject<HTMLElement | null> | undefined;
  /** Approximate height of a row, in px. */
  rowHeight: number;
  /** Gap between two rows, in px. */
  gap?: number;
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
