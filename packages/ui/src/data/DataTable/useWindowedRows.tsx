import { type RefObject, useEffect, useState } from 'react';
import { lateCode } from '../../late/late';
import { useIsPrinting } from './useIsPrinting';

/** Up to this number all rows are rendered, because that costs nothing. */
const MOST_DRAWN = 60;
/** How many screens of rows are rendered until it is known which are visible: enough to fill the window wherever the list begins. */
const FIRST_SCREENS = 1.1;

/** An entry of the list: a row, or the spacer for rows that are not rendered. */
export type Place = { kind: 'row'; index: number } | { kind: 'room'; before: number; height: number };

interface Windowed {
  /** The element that contains the rows and nothing else. */
  list: RefObject<HTMLElement | null>;
  /** The box that scrolls; undefined if the page does. */
  box?: RefObject<HTMLElement | null> | undefined;
  /** Approximate height of a row, in px. */
  rowHeight: number;
  /** Gap between two rows, in px. */
  gap?: number;
  /** Index of a row that is rendered wherever it is: the one that has the focus. */
  kept: number;
}

interface Drawn {
  places: Place[];
  /** Index of the last rendered row. */
  last: number;
  /** Measures a row's height, as the `ref` of the row. */
  measure: ((row: Element | null) => void) | undefined;
}

export interface WindowedRowsProps extends Required<Pick<Windowed, 'gap'>>, Omit<Windowed, 'gap'> {
  count: number;
  onPlaces: (drawn: Drawn) => void;
}

const windowing = lateCode(() => import('./WindowedRows'));

/**
 * Renders only the visible rows of many, with spacers for the others; on paper all of them. The code that determines
 * which are visible is loaded after the first rows: render `watcher` after the list.
 */
export function useWindowedRows(count: number, { gap = 0, ...windowed }: Windowed) {
  const isWindowed = count > MOST_DRAWN;
  const isPrinting = useIsPrinting(isWindowed);
  const [drawn, setDrawn] = useState<Drawn>();
  const { code, hasFailed } = useWindowing(isWindowed);
  const watcher = isWindowed && code && (
    <code.WindowedRows {...windowed} count={count} gap={gap} onPlaces={setDrawn} />
  );

  if (!isWindowed || isPrinting || hasFailed) return { ...firstRows(count), isWindowed, watcher };
  if (drawn) return { ...drawn, isWindowed, watcher };
  const step = windowed.rowHeight + gap;
  const first = firstRows(Math.min(MOST_DRAWN, Math.ceil((FIRST_SCREENS * window.innerHeight) / step)));
  const height = (count - first.places.length) * step - gap;
  return { ...first, places: [...first.places, roomAtTheEnd(count, height)], isWindowed, watcher };
}

const roomAtTheEnd = (before: number, height: number): Place => ({ kind: 'room', before, height });

const firstRows = (count: number): Drawn => ({
  places: Array.from({ length: count }, (_, index) => ({ kind: 'row', index })),
  last: count - 1,
  measure: undefined,
});

/** Loads the code of `WindowedRows` once it is needed. If that fails, all rows are rendered. */
function useWindowing(isNeeded: boolean) {
  const [code, setCode] = useState(windowing.known);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isNeeded && code === undefined;
  useEffect(() => {
    if (!isMissing) return;
    windowing.fetchCode().then(
      (fetched) => setCode(() => fetched),
      () => setFailed(true),
    );
  }, [isMissing]);
  return { code, hasFailed: hasFailed && code === undefined };
}
