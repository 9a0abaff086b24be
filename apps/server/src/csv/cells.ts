import type { WireNaira } from '@motorpark/contract';
import { type Day, type Instant, formatExpenseDate, formatPhone, lagosDateTime } from '@motorpark/domain';

/** Text, or a figure that a spreadsheet can calculate with. */
export type Cell = string | { figure: string };

/** A phone with spaces, so that spreadsheets do not treat it as a figure and drop its leading 0. */
export const phone = (number: string): Cell => formatPhone(number);

/** Naira as a plain decimal: `18500.00`. */
export const money = (naira: WireNaira): Cell => ({
  figure: typeof naira === 'number' ? naira.toFixed(2) : naira.replaceAll(',', ''),
});

export const count = (number: number): Cell => ({ figure: String(number) });

/** `21/11/2026` */
export const day = (text: Day): Cell => formatExpenseDate(text);

/** Date and time in Lagos: `21/11/2026 07:00`. */
export function instant(moment: Instant): Cell {
  const [date = '', time = ''] = lagosDateTime(moment).split('T');
  return `${formatExpenseDate(date)} ${time}`.trim();
}

/**
 * Text that a spreadsheet would treat as a formula, including full-width signs and leading white space, or as a number, and so change: digits after a 0, too
 * many digits, and an exponent. Text that already starts with an apostrophe matches too, so that removing one apostrophe restores it.
 */
const CHANGED_BY_SPREADSHEETS =
  /^'*(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n]|(?:0\d+|\d{12,}|\d+(?:\.\d+)?e\d+)$)/i;

const FIGURE = /^-?\d+(?:\.\d+)?$/;

/** Returns a cell as CSV: text in quotes, after an apostrophe if a spreadsheet would change it; figures unchanged. */
export function toCsv(cell: Cell): string {
  if (typeof cell !== 'string' && FIGURE.test(cell.figure)) return cell.figure;
  const text = typeof cell === 'string' ? cell : cell.figure;
  return `"${(CHANGED_BY_SPREADSHEETS.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Returns the text of a cell without the apostrophe that `toCsv` added. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && CHANGED_BY_SPREADSHEETS.test(text) ? text.slice(1) : text;
