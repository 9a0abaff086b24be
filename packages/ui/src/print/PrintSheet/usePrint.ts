import { useCallback, useRef } from 'react';
import type { PaperSize } from '../../theme/papers';

export interface PrintOptions {
  /** File name of a PDF; the page's own title by default. */
  title?: string | undefined;
}

export interface Print {
  /**
   * Prints the mounted `PrintSheet` of this paper, once it is rendered and its fonts are loaded. Resolves when the
   * browser's print dialog has closed; further calls until then do nothing. Rejects if no such sheet is mounted.
   */
  print: (paper: PaperSize, options?: PrintOptions) => Promise<void>;
}

/** Milliseconds to wait for a sheet to be mounted after `print`, and for a browser to report that its dialog has closed. */
const TIMEOUT = 1000;

/** Returns `print`, which prints the `PrintSheet` on the page and leaves the page as it was. */
export function usePrint(): Print {
  const isPrinting = useRef(false);
  const print = useCallback(async (paper: PaperSize, { title }: PrintOptions = {}) => {
    if (isPrinting.current) return;
    isPrinting.current = true;
    const pageTitle = document.title;
    const focused = document.activeElement;
    try {
      await ready(await sheetOf(paper));
      if (title !== undefined) document.title = title;
      const closed = dialogClosed();
      window.print();
      await closed();
    } finally {
      document.title = pageTitle;
      if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus();
      isPrinting.current = false;
    }
  }, []);
  return { print };
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** Waits for the sheet, which may not be rendered yet if the paper was chosen just now. */
async function sheetOf(paper: PaperSize): Promise<HTMLElement> {
  const deadline = performance.now() + TIMEOUT;
  do {
    const sheet = document.querySelector<HTMLElement>(`[data-print-sheet="${paper}"]`);
    if (sheet) return sheet;
    await nextFrame();
  } while (performance.now() < deadline);
  throw new Error(`No PrintSheet for ${paper} is mounted`);
}

/** Waits until the sheet is laid out and measured, with its fonts and images. */
async function ready(sheet: HTMLElement) {
  await nextFrame();
  await document.fonts.ready;
  await Promise.allSettled([...sheet.querySelectorAll('img')].map((image) => image.decode()));
  await nextFrame();
}

/**
 * Returns a function that waits until the dialog has closed. Some browsers return from `print()` immediately and report
 * later that it has closed; some never do.
 */
function dialogClosed() {
  const afterPrint = new Promise<void>((resolve) => {
    window.addEventListener('afterprint', () => resolve(), { once: true });
  });
  return () => Promise.race([afterPrint, new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT))]);
}
