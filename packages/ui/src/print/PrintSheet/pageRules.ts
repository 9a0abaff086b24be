import { ink, PAPERS, type PaperSize } from '../../theme/paper';

const PX_PER_MM = 96 / 25.4;

/**
 * Returns the rules of a printed page: its size, no margins (the sheet has its own, so browsers have no room for their
 * address line), and nothing of the app. `contentHeight` is in px; an extra millimetre prevents a page break by
 * rounding.
 */
export function pageRules(paper: PaperSize, contentHeight: number): string[] {
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
