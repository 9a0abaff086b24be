import { type RefObject, useLayoutEffect, useRef } from 'react';

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
