import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Paper } from '../Paper/Paper';
import type { PaperSize } from '../../theme/paper';
import { Offscreen } from './PrintSheet.styles';
import { usePageRules } from './usePageRules';

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
 * <Button onClick={() => void print(paper, { title: ticket.number })}>Save & Print</Button>
 * <PrintSheet paper={paper}>
 *   <TicketReceipt ticket={ticket} letterhead={letterhead} printedAt={now} />
 * </PrintSheet>
 * ```
 */
export function PrintSheet({ paper, children }: PrintSheetProps) {
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
    <OnBody>
      <Offscreen data-print-sheet={paper} aria-hidden="true">
        <style ref={style} />
        <div ref={content}>
          <Paper size={paper}>{children}</Paper>
        </div>
      </Offscreen>
    </OnBody>
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

/** Rendered beside the app, so that the entire app can be hidden. */
const OnBody = ({ children }: { children: ReactNode }) => createPortal(children, document.body);
