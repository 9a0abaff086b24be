import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, radius, space } from '../../theme';
import type { PaperSize } from '../../theme/papers';
import { Paper } from '../Paper/Paper';

export interface PaperPreviewProps {
  /** Paper in the printer. */
  paper: PaperSize;
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
export function PaperPreview({ paper, label, children }: PaperPreviewProps) {
  return (
    <Desk role="region" aria-label={label} tabIndex={0}>
      <Sheet>
        <Paper paper={paper}>{children}</Paper>
      </Sheet>
    </Desk>
  );
}

const Desk = styled.div`
  display: grid;
  justify-content: safe center;
  min-width: 0;
  overflow-x: auto;
  padding: ${space[6]};
  border: 1px solid ${color.line.default};
  border-radius: ${radius.large};
  background: ${color.surface.sunken};

  ${media.phone} {
    padding: ${space[3]};
  }
`;

/** As wide as the paper, whatever room there is. */
const Sheet = styled.div`
  width: max-content;
  box-shadow: ${color.shadow.raised};
`;
