import type { Column } from './columns';

/** How a column's cells look, as attributes: one styled table is cheaper than a thousand styled cells. */
export function looks<Row>(column: Column<Row>, naming: Column<Row> | undefined) {
  const { align, card, isMuted, truncate, width } = column;
  return {
    'data-align': align,
    'data-id': card === 'id' || undefined,
    'data-muted': isMuted || undefined,
    'data-cut': Boolean(truncate) || undefined,
    'data-naming': column === naming || undefined,
    // A width given to text that is cut is also the least it gets.
    style: width === undefined ? undefined : truncate ? { width, minWidth: width } : { width },
  };
}
