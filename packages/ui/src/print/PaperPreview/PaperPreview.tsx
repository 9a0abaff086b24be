import type { ReactNode } from 'react';
import { Paper } from '../Paper/Paper';
import type { PaperSize } from '../paper';
import { Desk, Sheet } from './PaperPreview.styles';

export interface PaperPreviewProps {
  /** What the printer holds. */
  size: PaperSize;
  /** What lies there: "Customer receipt". */
  label: string;
  /** What will be printed: a receipt. */
  children: ReactNode;
}

/**
 * A printed sheet as it will come out, in its real size, lying on the page: black on white in every theme. A window that is
 * narrower than the paper scrolls sideways inside of it, so nothing of the sheet is set anew. It prints nothing itself: put the
 * same receipt into a `PrintSheet`.
 *
 * **Keyboard:** Tab reaches the desk, arrow keys scroll it.
 */
export function PaperPreview({ size, label, children }: PaperPreviewProps) {
  return (
    <Desk role="region" aria-label={label} tabIndex={0}>
      <Sheet>
        <Paper size={size}>{children}</Paper>
      </Sheet>
    </Desk>
  );
}
