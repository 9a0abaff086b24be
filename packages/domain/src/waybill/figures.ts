import { type Kobo, parseNaira } from '../format';

/** More pieces than any truck takes; a number beyond it is a slip. */
export const MOST_PIECES = 999_999;
/** In grams: 1,000 tonnes. */
const HEAVIEST = 1_000_000_000;

const WHOLE = /^(\d{1,3}(?:,\d{3})+|\d+)$/;
const KILOGRAMS = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,3})0*)?\s*(?:kgs?)?$/i;

/** Pieces as people write them, `3` or `1,200`; undefined where it is no whole number from 1 up. */
export function parseQuantity(text: string): number | undefined {
  const [, digits] = WHOLE.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const quantity = Number(digits.replaceAll(',', ''));
  return Number.isSafeInteger(quantity) && quantity >= 1 ? quantity : undefined;
}

/** Kilograms as people write them, `12.5` or `12.5 kg`, in whole grams; undefined where it is no weight. */
export function parseWeight(text: string): number | undefined {
  const [, whole, fraction = ''] = KILOGRAMS.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const grams = Number(whole.replaceAll(',', '') + fraction.padEnd(3, '0'));
  return grams <= HEAVIEST ? grams : undefined;
}

/** Grams as kilograms without idle zeros: `12.5`. */
export const kilograms = (grams: number): string => String(grams / 1000);

/** What a goods' worth may be: nothing at all, such as for papers, or an amount. */
export function parseWorth(text: string): Kobo | undefined {
  const worth = parseNaira(text);
  return worth !== undefined && worth >= 0 ? worth : undefined;
}

/** What is paid for carrying it: above zero. */
export function parseCharge(text: string): Kobo | undefined {
  const charge = parseNaira(text);
  return charge !== undefined && charge > 0 ? charge : undefined;
}
