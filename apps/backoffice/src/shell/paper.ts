import type { PaperSize } from '@motorpark/ui';
import { remember, remembered } from './remembered';

const KEY = 'paper';

/** What this machine's printer holds: a roll unless somebody chose A4. */
export const rememberedPaper = (): PaperSize => (remembered(KEY) === 'A4' ? 'A4' : '80mm');

export const rememberPaper = (paper: PaperSize): void => remember(KEY, paper);
