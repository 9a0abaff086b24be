import { css } from 'styled-components';
import { ink, inkText, type PaperSize } from '../../theme/papers';

export interface OnPaper {
  $paper: PaperSize;
}

/** Returns a text style in the size for the paper. */
export const text =
  (role: keyof (typeof inkText)['A4']) =>
  ({ $paper }: OnPaper) =>
    inkText[$paper][role];

export const onRoll = (rules: ReturnType<typeof css>) => (props: OnPaper) => props.$paper !== 'A4' && rules;
export const onA4 = (rules: ReturnType<typeof css>) => (props: OnPaper) => props.$paper === 'A4' && rules;

/** A part of the receipt; on a roll a line separates it from the part above. */
export const part = css<OnPaper>`
  min-width: 0;
  ${onRoll(css`
    padding: 2mm 0;
    border-top: ${ink.dashedLine};
  `)}
`;

/** A receipt of one column on the roll; on A4 of four columns with these grid areas. */
export const receiptGrid = (areas: string) => css<OnPaper>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  break-inside: avoid;
  ${onA4(css`
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-template-areas: ${areas};
    gap: 6mm 10mm;
  `)}
`;

/** Limits a text to a number of lines and cuts it off without an ellipsis: the full text is on the screen. */
export const lines = (most: number) => css`
  max-height: ${most}lh;
  overflow: hidden;
`;
