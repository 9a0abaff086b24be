import {
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { ink, PAPERS, type PaperSize } from '../../theme/papers';
import { Paper } from '../Paper/Paper';

export interface PrintSheetProps {
  /** Paper to print on. A roll is cut to the content's height; a receipt is never split. */
  paper: PaperSize;
  /** Content to print: receipts. On a roll, each in a `Slip` of its own is cut off. */
  children: ReactNode;
}

/**
 * Its content is all that the page prints while it is mounted: by `usePrint`, and also by the browser's own print
 * command. It is not visible on the screen. Only one may be mounted at a time.
 *
 * ```tsx
 * const [paper, setPaper] = useState<PaperSize>('80mm');
 * const { print } = usePrint();
 *
 * <Button onPress={() => void print(paper, { title: ticket.number })}>Save & Print</Button>
 * <PrintSheet paper={paper}>
 *   <TicketReceipt ticket={ticket} letterhead={letterhead} printedAt={now} />
 * </PrintSheet>
 * ```
 */
export function PrintSheet(sheet: PrintSheetProps) {
  return (
    <OnBody>
      <Sheet {...sheet} />
    </OnBody>
  );
}

/** Rendered beside the app, so that the entire app can be hidden; by a server not at all. */
function OnBody({ children }: { children: ReactNode }) {
  const hasBody = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return hasBody ? createPortal(children, document.body) : null;
}

const neverChanges = () => () => undefined;

function Sheet({ paper, children }: PrintSheetProps) {
  const content = useRef<HTMLDivElement>(null);
  const style = useRef<HTMLStyleElement>(null);
  const [height, setHeight] = useState(0);
  usePageRules(style, paper, height);

  // The content may change while the browser prepares to print, after it was measured below.
  useLayoutEffect(() => {
    if (content.current) setHeight(pageHeight(content.current));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the height depends on the content
  }, [paper, children]);

  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    const measure = () => setHeight(pageHeight(element));
    const measureNow = () => flushSync(measure);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('beforeprint', measureNow);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', measureNow);
    };
  }, []);

  return (
    <Offscreen data-print-sheet={paper} aria-hidden="true">
      <style ref={style} />
      <div ref={content}>
        <Paper paper={paper}>{children}</Paper>
      </div>
    </Offscreen>
  );
}

/** Returns the height of the longest page: all of the content or, if it is in slips, the largest of them. */
function pageHeight(content: HTMLElement): number {
  const slips = [...content.querySelectorAll('[data-slip]')].map(
    (slip) => slip.getBoundingClientRect().height,
  );
  const total = content.getBoundingClientRect().height;
  return slips.length === 0 ? total : total - slips.reduce((a, b) => a + b) + Math.max(...slips);
}

/**
 * Inserts the rules of a printed page into an empty style element. They are only in its sheet: a text in the element
 * would be another style for each length of a receipt, which a content security policy cannot list.
 */
function usePageRules(style: RefObject<HTMLStyleElement | null>, paper: PaperSize, height: number) {
  useLayoutEffect(() => {
    const sheet = style.current?.sheet;
    if (!sheet) return;
    while (sheet.cssRules.length > 0) sheet.deleteRule(0);
    for (const rule of pageRules(paper, height)) sheet.insertRule(rule, sheet.cssRules.length);
  }, [style, paper, height]);
}

const PX_PER_MM = 96 / 25.4;

/**
 * Returns the rules of a printed page: its size, no margins (the sheet has its own, so browsers have no room for their
 * address line), and nothing of the app. `contentHeight` is in px; an extra millimetre prevents a page break by
 * rounding.
 */
function pageRules(paper: PaperSize, contentHeight: number): string[] {
  const size = PAPERS[paper].pageSize(Math.ceil(contentHeight / PX_PER_MM) + 1);
  return [
    `@page { size: ${size}; margin: 0; }`,
    `@media print {
  :root, body {
    color-scheme: light !important;
    display: block !important;
    height: auto !important;
    min-height: 0 !important;
    margin: 0 !important;
    padding: 0 !important;
    overflow: visible !important;
    background: ${ink.white} !important;
  }
  body > :not([data-print-sheet]) { display: none !important; }
}`,
  ];
}

/** Off the screen, but laid out, so that it can be measured and its fonts are loaded. */
const Offscreen = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline-start: -200vw;
  visibility: hidden;
  pointer-events: none;

  @media print {
    position: static;
    visibility: visible;
  }
`;
