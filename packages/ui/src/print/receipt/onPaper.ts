import { css } from 'styled-components';
import { ink, inkText, type PaperSize } from '../paper';

/** What every printed part knows of. */
export interface OnPaper {
  $paper: PaperSize;
}

/** A text size of the paper at hand. */
export const text =
  (role: keyof (typeof inkText)['A4']) =>
  ({ $paper }: OnPaper) =>
    inkText[$paper][role];

export const onRoll = (rules: ReturnType<typeof css>) => (props: OnPaper) => props.$paper !== 'A4' && rules;
export const onA4 = (rules: ReturnType<typeof css>) => (props: OnPaper) => props.$paper === 'A4' && rules;

/** A part of the receipt; on a roll it is ruled off from what stands above it. */
export const part = css<OnPaper>`
  min-width: 0;
  ${onRoll(css`
    padding: 2mm 0;
    border-top: ${ink.dashedLine};
  `)}
`;

/** At most so many lines, cut off without a mark: what is longer is on the screen. */
export const lines = (most: number) => css`
  max-height: ${most}lh;
  overflow: hidden;
`;
