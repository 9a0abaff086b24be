import { unbroken, withoutYear } from '@motorpark/domain';

/** Returns a text whose days of this year are without it. Printed papers and files keep the year. */
export const withoutThisYear = (text: string): string => withoutYear(text, new Date().getFullYear());

/** Returns what stands alone on a screen, such as a title or a figure: no line ends inside its days, times, numbers and plates. */
export const shownText = (text: string): string => unbroken(withoutThisYear(text));
