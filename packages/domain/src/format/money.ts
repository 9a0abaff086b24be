import { NIGERIA, type Region } from './region';
import { formatWhole } from './whole';

/** An amount of money: an integer number of kobo, 100 to the naira. Naira are used only on the wire and on screen. */
export type Kobo = number;

const KOBO_PER_NAIRA = 100;
/** Matches an amount in naira: sign, naira with or without thousands separators, kobo; trailing zeros after the second decimal are allowed. */
const NAIRA = /^([-−+]?)\s*(?:(?:₦|NGN|N)\s*)?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2})0*)?$/i;

/** Formats an amount as `₦1,234,500.00`; a negative one as `−₦500.00`. */
export function formatNaira(amount: Kobo, { currency }: Region = NIGERIA): string {
  const kobo = Math.abs(amount);
  const naira = formatWhole(Math.trunc(kobo / KOBO_PER_NAIRA));
  const rest = String(kobo % KOBO_PER_NAIRA).padStart(2, '0');
  return `${amount < 0 ? '−' : ''}${currency}${naira}.${rest}`;
}

/** Formats the amount of a ledger line with its sign: `+₦37,000.00` for income, `−₦65,000.00` for spending. */
export const formatSignedNaira = (amount: Kobo, region?: Region): string =>
  (amount > 0 ? '+' : '') + formatNaira(amount, region);

/**
 * Parses naira as servers write them (`65000`, `"65,000"`, `"₦65,000.50"`, `"N65000"`) to kobo; undefined if it is not an amount of whole kobo. Digits
 * are shifted as text, so no floating-point arithmetic touches money. What a person typed goes through `koboTyped` or `typedNaira`.
 */
export function parseNaira(naira: string | number): Kobo | undefined {
  const match = NAIRA.exec(String(naira).trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const kobo = Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(kobo)) return undefined;
  const isNegative = sign === '-' || sign === '−';
  return isNegative && kobo !== 0 ? -kobo : kobo;
}

/** An amount of naira with any number of decimals: its whole naira and its decimals. */
const NAIRA_AND_FRACTION = /^[-−+]?\s*(?:(?:₦|NGN|N)\s*)?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/i;

/** Whole naira that are a thousand or more if the dot after them is taken for a comma. */
const BEFORE_COMMA = /^[1-9]\d{0,2}$/;

/**
 * Parses typed or sent naira to kobo, for a schema that checks the result. Returns undefined if there is no input and NaN if it is not an amount. These
 * results are no whole kobo, so that the schema can tell them apart: an amount with a fraction of a kobo, or a text with three digits after its dot, is a
 * fraction; one whose dot may be meant as a comma (`3.500`) is `thousandsMeant` by it; one that is too large is Infinity.
 */
export function koboTyped(naira: unknown): Kobo | undefined {
  if (typeof naira !== 'number' && (typeof naira !== 'string' || naira.trim() === '')) return undefined;
  const match = NAIRA_AND_FRACTION.exec(String(naira).trim());
  if (!match) return Number.NaN;
  const [, whole = '', fraction = ''] = match;
  if (typeof naira === 'string' && fraction.length === 3) {
    return BEFORE_COMMA.test(whole)
      ? Number(whole + fraction) * KOBO_PER_NAIRA + DOT_FOR_COMMA
      : FRACTION_OF_KOBO;
  }
  const isFraction = /[1-9]/.test(fraction.slice(2));
  return parseNaira(naira) ?? (isFraction ? FRACTION_OF_KOBO : Number.POSITIVE_INFINITY);
}

/** Stands for any amount with a fraction of a kobo. */
const FRACTION_OF_KOBO = 0.5;

/** Marks the amount that is meant if a dot was typed for a comma. */
const DOT_FOR_COMMA = 0.25;

/** Returns the amount that is meant if the dot in a typed one stands for a comma; undefined if `koboTyped` found no such dot. */
export const thousandsMeant = (kobo: number): Kobo | undefined =>
  kobo % 1 === DOT_FOR_COMMA ? Math.trunc(kobo) : undefined;

/** Parses typed naira to kobo; undefined if they are no amount of whole kobo that can be read in one way only. */
export function typedNaira(typed: string): Kobo | undefined {
  const kobo = koboTyped(typed);
  return Number.isSafeInteger(kobo) ? kobo : undefined;
}

/** The largest amount in kobo that a naira number represents exactly. */
const MAX_EXACT_KOBO = 2 ** 52;

/** Converts kobo to naira on the wire: a plain number, such as `18500` or `18500.5`; text if no number represents the amount exactly. */
export function nairaOnWire(amount: Kobo | bigint): number | string {
  if (amount >= -MAX_EXACT_KOBO && amount <= MAX_EXACT_KOBO) return Number(amount) / KOBO_PER_NAIRA;
  const digits = String(amount).replace('-', '');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
