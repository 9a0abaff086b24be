import { PAPER_SIZES, type PaperSize } from '@motorpark/domain';
import { remember, remembered } from '../storage/remembered';

/** Manifests and lists of passengers may come from another printer than receipts and slips, each with its own paper. */
const KEYS = { receipts: 'paper', lists: 'paper of lists' };
export type PrintedKind = keyof typeof KEYS;

/** The default paper if neither a user of this machine nor the company has chosen one. */
export const USUAL_PAPER: PaperSize = '80mm';

/** Returns the paper of this machine's printer; undefined until somebody has chosen it. Lists are printed on that of the receipts until another one is chosen for them. */
export const rememberedPaper = (of: PrintedKind = 'receipts'): PaperSize | undefined =>
  PAPER_SIZES.find((size) => size === remembered(KEYS[of])) ??
  (of === 'receipts' ? undefined : rememberedPaper());

export const rememberPaper = (paper: PaperSize, of: PrintedKind = 'receipts'): void =>
  remember(KEYS[of], paper);
