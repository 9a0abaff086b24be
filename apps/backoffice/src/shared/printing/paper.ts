import { PAPER_SIZES, type PaperSize } from '@motorpark/ui';
import { remember, remembered } from '../remembered';

const KEY = 'paper';

/** What a printer holds where neither anybody at it nor the company has said so. */
export const USUAL_PAPER: PaperSize = '80mm';

/** What this machine's printer holds; undefined until somebody chose it. */
export const rememberedPaper = (): PaperSize | undefined =>
  PAPER_SIZES.find((size) => size === remembered(KEY));

export const rememberPaper = (paper: PaperSize): void => remember(KEY, paper);
