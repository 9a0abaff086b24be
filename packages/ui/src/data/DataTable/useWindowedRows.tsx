import { type RefObject, useEffect, useState } from 'react';
import { lateCode } from '../../late/late';
import { useIsPrinting } from './useIsPrinting';

/** So many rows are drawn whole: fewer cost nothing. */
const MOST_DRAWN = 60;
/** Of more rows so many screens full are drawn until it is known which can be seen: they fill the window wherever the list begins. */
const FIRST_SCREENS = 1.1;

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

interface Drawn {
  places: Place[];
  /** The last row that is drawn. */
  last: number;
  /** Takes a row's height, as the `ref` of the row. */
  measure: ((row: Element | null) => void) | undefined;
}

export interface WindowedRowsProps extends Required<Pick<Windowed, 'gap'>>, Omit<Windowed, 'gap'> {
  count: number;
  onPlaces: (drawn: Drawn) => void;
}

const windowing = lateCode(() => import('./WindowedRows'));

/**
 * Of many rows only those are drawn that can be seen; the others leave their room. On paper all are drawn. What finds out which can be
 * seen comes after the first of them: it is to stand behind the list, as `watcher`.
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

/** The code of `WindowedRows`, once it is needed. Where it does not come all rows are drawn. */
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
