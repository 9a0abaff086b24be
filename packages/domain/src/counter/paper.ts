/** Paper sizes of receipts: rolls of 58 and 80 mm, and A4 pages. */
export const PAPER_SIZES = ['58mm', '80mm', 'A4'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];
