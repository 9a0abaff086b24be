import { PAPER_SIZES, type PaperSize } from '@motorpark/domain';
import { remember, remembered } from '../storage/remembered';

const KEY = 'paper';

/** The default paper if neither a user of this machine nor the company has chosen one. */
export const USUAL_PAPER: PaperSize = '80mm';

/** Returns the paper of this machine's printer; undefined until somebody has chosen it. */
export const rememberedPaper = (): PaperSize | undefined =>
  PAPER_SIZES.find((size) => size === remembered(KEY));

export const rememberPaper = (paper: PaperSize): void => remember(KEY, paper);
