import { useLayoutEffect, useMemo, useRef } from 'react';
import type { MenuItem } from '../../overlay';
import type { DataTableProps } from './DataTable';

/** Callbacks of a row. The object stays the same while the table is mounted, so that a row is rendered again only when it changes. */
export interface RowActions<Row> {
  open: (row: Row) => void;
  /** Returns the row's actions as they are when the menu opens. */
  menuOf: (row: Row) => MenuItem[];
}

export function useRowActions<Row>({
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
