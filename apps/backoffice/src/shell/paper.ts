import type { PaperSize } from '@motorpark/ui';

const KEY = 'paper';

/** What this machine's printer holds: a roll unless somebody chose A4. */
export const rememberedPaper = (): PaperSize => (localStorage.getItem(KEY) === 'A4' ? 'A4' : '80mm');

export const rememberPaper = (paper: PaperSize): void => localStorage.setItem(KEY, paper);
