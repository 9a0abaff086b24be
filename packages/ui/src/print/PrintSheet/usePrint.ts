import { useCallback, useRef } from 'react';
import type { PaperSize } from '../paper';

export interface PrintOptions {
  /** What a PDF of it is called; the page's own title otherwise. */
  title?: string | undefined;
}

export interface Print {
  /**
   * Prints the mounted `PrintSheet` of this paper, once it stands and its fonts have arrived. Resolves when the browser's
   * print dialog has closed; further calls until then do nothing. Rejects when no such sheet is mounted.
   */
  print: (paper: PaperSize, options?: PrintOptions) => Promise<void>;
}

/** How long a sheet may take to mount after `print`, and a browser to say that its dialog has closed. */
const PATIENCE = 1000;

/** Prints what the `PrintSheet` on the page holds, and leaves the page as it was. */
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

/** The sheet may be about to be rendered: the paper was chosen in the same breath. */
async function sheetOf(paper: PaperSize): Promise<HTMLElement> {
  const deadline = performance.now() + PATIENCE;
  do {
    const sheet = document.querySelector<HTMLElement>(`[data-print-sheet="${paper}"]`);
    if (sheet) return sheet;
    await nextFrame();
  } while (performance.now() < deadline);
  throw new Error(`No PrintSheet for ${paper} is mounted`);
}

/** Laid out, with its fonts and images, and measured. */
async function ready(sheet: HTMLElement) {
  await nextFrame();
  await document.fonts.ready;
  await Promise.allSettled([...sheet.querySelectorAll('img')].map((image) => image.decode()));
  await nextFrame();
}

/** Some browsers return from `print()` at once and tell later that the dialog has closed; some never tell. */
function dialogClosed() {
  const afterPrint = new Promise<void>((resolve) => {
    window.addEventListener('afterprint', () => resolve(), { once: true });
  });
  return () => Promise.race([afterPrint, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))]);
}
