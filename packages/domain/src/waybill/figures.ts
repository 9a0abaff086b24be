import { type FieldKind, TEXT } from '../field';

/** More pieces than any truck takes; a number beyond it is a slip. */
export const MOST_PIECES = 999_999;
/** In grams: 1,000 tonnes. */
const HEAVIEST = 1_000_000_000;

const WHOLE = /^(\d{1,3}(?:,\d{3})+|\d+)$/;
const KILOGRAMS = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,3})0*)?\s*(?:kgs?)?$/i;

/** Pieces as people write them, `3` or `1,200`; undefined if it is no whole number from 1 up. */
export function parseQuantity(text: string): number | undefined {
  const [, digits] = WHOLE.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const quantity = Number(digits.replaceAll(',', ''));
  return Number.isSafeInteger(quantity) && quantity >= 1 ? quantity : undefined;
}

/** Kilograms as people write them, `12.5` or `12.5 kg`, in whole grams; undefined if it is no weight. */
export function parseWeight(text: string): number | undefined {
  const [, whole, fraction = ''] = KILOGRAMS.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const grams = Number(whole.replaceAll(',', '') + fraction.padEnd(3, '0'));
  return grams <= HEAVIEST ? grams : undefined;
}

/** Grams as kilograms without idle zeros: `12.5`. */
export const kilograms = (grams: number): string => String(grams / 1000);

/** Pieces. Text in an entity, for other servers let people write `3 bags`. */
export const PIECES: FieldKind<number, string, string, string> = {
  ...TEXT,
  parse: parseQuantity,
  tell: String,
};

/** Grams, told and written in kilograms as on the scale. */
export const WEIGHT: FieldKind<number, string, string, string> = {
  ...PIECES,
  name: 'weight',
  parse: parseWeight,
  tell: kilograms,
};
