import type { WireNaira } from '@motorpark/contract';
import { type Day, type Instant, formatExpenseDate, formatPhone, lagosDateTime } from '@motorpark/domain';

/** Text, or a figure that a spreadsheet calculates with. */
export type Cell = string | { figure: string };

/** A phone number with the spaces that keep a spreadsheet from taking it for a figure and dropping its 0. */
export const phone = (number: string): Cell => formatPhone(number);

/** Naira as a plain decimal: `18500.00`. */
export const money = (naira: WireNaira): Cell => ({
  figure: typeof naira === 'number' ? naira.toFixed(2) : naira.replaceAll(',', ''),
});

export const count = (number: number): Cell => ({ figure: String(number) });

/** `21/11/2026` */
export const day = (text: Day): Cell => formatExpenseDate(text);

/** `21/11/2026 07:00`, in Lagos. */
export function instant(moment: Instant): Cell {
  const [date = '', time = ''] = lagosDateTime(moment).split('T');
  return `${formatExpenseDate(date)} ${time}`.trim();
}

/**
 * What a spreadsheet would calculate, however wide its sign and whatever white space stands before it. What has the apostrophe already gets
 * another one, so that taking one off gives the text back.
 */
const FORMULA = /^'*(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/;

const FIGURE = /^-?\d+(?:\.\d+)?$/;

/** A cell as it is written: text in quotes and never a formula, figures as they are. */
export function written(cell: Cell): string {
  if (typeof cell !== 'string' && FIGURE.test(cell.figure)) return cell.figure;
  const text = typeof cell === 'string' ? cell : cell.figure;
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** The text of a cell that `written` may have kept from being a formula. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
