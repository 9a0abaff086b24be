import type { ReactNode } from 'react';
import { Paper } from '../Paper/Paper';
import type { PaperSize } from '../../theme/paper';
import { Desk, Sheet } from './PaperPreview.styles';

export interface PaperPreviewProps {
  /** Paper in the printer. */
  size: PaperSize;
  /** Accessible name of the preview: "Customer receipt". */
  label: string;
  /** What will be printed: a receipt. */
  children: ReactNode;
}

/**
 * Shows a sheet on the page as it will be printed, in its real size: black on white in every theme. If the window is
 * narrower than the paper, the preview scrolls sideways, so the layout of the sheet does not change. It prints nothing:
 * put the same receipt into a `PrintSheet`.
 *
 * **Keyboard:** Tab reaches the preview, arrow keys scroll it.
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
