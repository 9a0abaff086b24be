import type { PaperSize } from '@motorpark/domain';

export { PAPER_SIZES, type PaperSize } from '@motorpark/domain';

interface PaperSpec {
  /** Name of the paper for the clerk. */
  label: string;
  width: string;
  /** Margin on which printers cannot or should not print. A roll of 80 mm prints 72 mm, one of 58 mm prints 48. */
  padding: string;
  /** Returns the `size` of its `@page` rule, for the content's height in whole millimetres. */
  pageSize: (contentHeight: number) => string;
}

/** The papers that terminals use. */
export const PAPERS: Record<PaperSize, PaperSpec> = {
  '58mm': {
    label: '58 mm roll',
    width: '58mm',
    padding: '3mm 5mm 6mm',
    pageSize: (contentHeight) => `58mm ${contentHeight}mm`,
  },
  '80mm': {
    label: '80 mm roll',
    width: '80mm',
    padding: '3mm 4mm 6mm',
    pageSize: (contentHeight) => `80mm ${contentHeight}mm`,
  },
  A4: { label: 'A4', width: '210mm', padding: '12mm 18mm', pageSize: () => 'A4 portrait' },
};

/** Receipts are printed in black and white only: a thermal head has no greys, and no theme applies to paper. */
export const ink = {
  black: '#000',
  white: '#fff',
  hairline: '1px solid #000',
  heavyLine: '2px solid #000',
  dashedLine: '1px dashed #000',
} as const;

const text = (weight: number, size: number, line: number) =>
  `font-weight: ${weight}; font-size: ${size}px; line-height: ${line}px;`;

const roll = {
  company: text(800, 17, 21),
  title: text(700, 13, 17),
  body: text(450, 12, 16),
  strong: text(650, 12, 16),
  route: text(750, 17, 22),
  large: text(700, 15, 20),
  small: text(450, 10.5, 14),
  fine: text(450, 10.5, 14),
} as const;

/** Text sizes on paper. Never less than 10px on a roll, and never light: a thermal head loses thin strokes. */
export const inkText = {
  '58mm': { ...roll, company: text(800, 15, 19), route: text(750, 15, 20), large: text(700, 14, 19) },
  '80mm': roll,
  A4: {
    company: text(800, 26, 32),
    title: text(700, 17, 22),
    body: text(400, 13, 19),
    strong: text(600, 13, 19),
    route: text(750, 24, 30),
    large: text(700, 18, 24),
    small: text(400, 11, 16),
    fine: text(400, 10, 13),
  },
} as const satisfies Record<PaperSize, Record<string, string>>;

/** Dots per millimetre of a 203-dpi receipt printer. Code modules of whole dots are printed equally wide. */
export const DOTS_PER_MM = 8;
