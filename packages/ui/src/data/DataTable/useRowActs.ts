import { useLayoutEffect, useMemo, useRef } from 'react';
import type { MenuItem } from '../../overlay';
import type { DataTableProps } from './DataTable';

/** What a row can ask for. The same object for as long as the table lives, so that a row is drawn anew only when it changes. */
export interface RowActs<Row> {
  open: (row: Row) => void;
  /** As things stand when the menu opens. */
  menuOf: (row: Row) => MenuItem[];
}

export function useRowActs<Row>({
  onOpen,
  rowMenu,
}: Pick<DataTableProps<Row>, 'onOpen' | 'rowMenu'>): RowActs<Row> {
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
