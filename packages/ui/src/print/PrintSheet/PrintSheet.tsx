import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Paper } from '../Paper/Paper';
import type { PaperSize } from '../paper';
import { Offscreen } from './PrintSheet.styles';
import { usePageRules } from './usePageRules';

export interface PrintSheetProps {
  /** What it is printed on. The roll is cut to the content's height; a receipt never breaks in two. */
  paper: PaperSize;
  /** What is on the paper: receipts. Those in a `Slip` of their own are cut apart on a roll. */
  children: ReactNode;
}

/**
 * What prints while it is mounted, and nothing else of the page: not with `usePrint` only, also with the browser's own
 * print command. It isn't seen on the screen. Only one may be mounted at a time.
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

  // What is shown may change while the browser prepares to print, after it was measured below.
  useLayoutEffect(() => {
    if (content.current) setHeight(pageHeight(content.current));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the height is that of what is shown
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

/** The longest page: all of the content, or where it is in slips one of them. */
function pageHeight(content: HTMLElement): number {
  const slips = [...content.querySelectorAll('[data-slip]')].map(
    (slip) => slip.getBoundingClientRect().height,
  );
  const whole = content.getBoundingClientRect().height;
  return slips.length === 0 ? whole : whole - slips.reduce((a, b) => a + b) + Math.max(...slips);
}

/** Beside the app, so that the app can be hidden as a whole. */
const OnBody = ({ children }: { children: ReactNode }) => createPortal(children, document.body);
