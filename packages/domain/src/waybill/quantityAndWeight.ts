import { type FieldKind, TEXT } from '../field';

/** Maximum number of pieces, more than any truck carries; anything above is taken for a typing mistake. */
export const MOST_PIECES = 999_999;
/** Maximum weight in grams: 1,000 tonnes. */
const MAX_GRAMS = 1_000_000_000;

const WHOLE = /^(\d{1,3}(?:,\d{3})+|\d+)$/;
const KILOGRAMS = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,3})0*)?\s*(?:kgs?)?$/i;

/** Parses a number of pieces, `3` or `1,200`; undefined if it is not a whole number from 1. */
export function parseQuantity(text: string): number | undefined {
  const [, digits] = WHOLE.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const quantity = Number(digits.replaceAll(',', ''));
  return Number.isSafeInteger(quantity) && quantity >= 1 ? quantity : undefined;
}

/** Parses kilograms, `12.5` or `12.5 kg`, to whole grams; undefined if it is not a weight. */
export function parseWeight(text: string): number | undefined {
  const [, whole, fraction = ''] = KILOGRAMS.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const grams = Number(whole.replaceAll(',', '') + fraction.padEnd(3, '0'));
  return grams <= MAX_GRAMS ? grams : undefined;
}

/** Converts grams to kilograms without trailing zeros: `12.5`. */
export const kilograms = (grams: number): string => String(grams / 1000);

/** Formats an entity's weight, as in `12.5 kg`. Text from a core server that is no number stays as it is. */
export function formatWeight(weight: string): string {
  const grams = parseWeight(weight);
  return grams === undefined ? weight : `${kilograms(grams)} kg`;
}

/** A number of pieces; text in an entity, as other servers accept `3 bags`. */
export const PIECES: FieldKind<number, string, string, string> = {
  ...TEXT,
  parse: parseQuantity,
  toEntity: String,
};

/** A weight in grams; in kilograms in entities and on the wire. */
export const WEIGHT: FieldKind<number, string, string, string> = {
  ...PIECES,
  name: 'weight',
  parse: parseWeight,
  toEntity: kilograms,
};
