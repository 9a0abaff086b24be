import { PAPER_SIZES, type PaperSize } from '@motorpark/ui';
import { remember, remembered } from './remembered';

const KEY = 'paper';

/** What this machine's printer holds: a roll of 80 mm unless somebody chose another paper. */
export const rememberedPaper = (): PaperSize =>
  PAPER_SIZES.find((size) => size === remembered(KEY)) ?? '80mm';

export const rememberPaper = (paper: PaperSize): void => remember(KEY, paper);
