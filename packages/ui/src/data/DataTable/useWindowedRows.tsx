import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyCode } from '../../lazy/lazyPart';

/** Up to this number all rows are rendered, because that costs nothing. */
const MAX_UNWINDOWED = 60;
/** How many screens of rows are rendered until it is known which are visible: enough to fill the window wherever the list begins. */
const FIRST_SCREENS = 1.1;

/** Takes the place of rows that are not rendered. */
export interface Spacer {
  kind: 'spacer';
  before: number;
  height: number;
}

export type ListEntry = { kind: 'row'; index: number } | Spacer;

export interface WindowOptions {
  /** The element that contains the rows and nothing else. */
  list: RefObject<HTMLElement | null>;
  /** The box that scrolls; undefined if the page does. */
  box?: RefObject<HTMLElement | null> | undefined;
  /** Approximate height of a row, in px. */
  rowHeight: number;
  /** Gap between two rows, in px. */
  gap?: number;
  /** Index of a row that is rendered wherever it is: the one that has the focus. */
  alwaysRendered: number;
}

interface RenderedRows {
  entries: ListEntry[];
  /** Index of the last rendered row. */
  last: number;
  /** Measures a row's height, as the `ref` of the row. */
  measure: ((row: Element | null) => void) | undefined;
}

export interface WindowedRowsProps extends Required<Pick<WindowOptions, 'gap'>>, Omit<WindowOptions, 'gap'> {
  count: number;
  onEntries: (rendered: RenderedRows) => unknown;
}

const windowing = lazyCode(() => import('./WindowedRows'));

/**
 * Renders only the visible rows of many, with spacers for the others; on paper all of them. The code that determines
 * which are visible is loaded after the first rows: render `watcher` after the list.
 */
export function useWindowedRows(count: number, { gap = 0, ...windowed }: WindowOptions) {
  const isWindowed = count > MAX_UNWINDOWED;
  const isPrinting = useIsPrinting(isWindowed);
  const [rendered, setRendered] = useState<RenderedRows>();
  const { code, hasFailed } = useWindowing(isWindowed);
  const watcher = isWindowed && code && (
    <code.WindowedRows {...windowed} count={count} gap={gap} onEntries={setRendered} />
  );

  if (!isWindowed || isPrinting || hasFailed) return { ...firstRows(count), isWindowed, watcher };
  if (rendered) return { ...rendered, isWindowed, watcher };
  const step = windowed.rowHeight + gap;
  const first = firstRows(Math.min(MAX_UNWINDOWED, Math.ceil((FIRST_SCREENS * window.innerHeight) / step)));
  const height = (count - first.entries.length) * step - gap;
  return { ...first, entries: [...first.entries, trailingSpacer(count, height)], isWindowed, watcher };
}

const trailingSpacer = (before: number, height: number): ListEntry => ({ kind: 'spacer', before, height });

const firstRows = (count: number): RenderedRows => ({
  entries: Array.from({ length: count }, (_, index) => ({ kind: 'row', index })),
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
      (loaded) => setCode(() => loaded),
      () => setFailed(true),
    );
  }, [isMissing]);
  return { code, hasFailed: hasFailed && code === undefined };
}

/** Returns whether the page is being printed. It renders before the browser prints, so that the change is on the paper. */
function useIsPrinting(isOn: boolean): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [isOn]);
  return isPrinting;
}
