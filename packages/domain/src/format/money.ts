import { formatWhole } from './whole';

/** An amount of money: an integer number of kobo, 100 to the naira. Naira exist only on the wire and on screen. */
export type Kobo = number;

const KOBO_PER_NAIRA = 100;
/** Sign, naira with or without thousands separators, kobo; zeros after the second digit say nothing more. */
const NAIRA = /^([-−+]?)\s*(?:(?:₦|NGN|N)\s*)?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2})0*)?$/i;

/** `₦1,234,500.00`; a negative amount reads `−₦500.00`. */
export function formatNaira(amount: Kobo): string {
  const kobo = Math.abs(amount);
  const naira = formatWhole(Math.trunc(kobo / KOBO_PER_NAIRA));
  const rest = String(kobo % KOBO_PER_NAIRA).padStart(2, '0');
  return `${amount < 0 ? '−' : ''}₦${naira}.${rest}`;
}

/** The signed amount of a ledger line: `+₦37,000.00` came in, `−₦65,000.00` went out. */
export const formatSignedNaira = (amount: Kobo): string => (amount > 0 ? '+' : '') + formatNaira(amount);

/**
 * Naira as people and servers write them (`65000`, `"65,000"`, `"₦65,000.50"`, `"N65000"`) in kobo, or undefined if it is no
 * amount of whole kobo. Digits are moved as text: no floating-point arithmetic touches money.
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

/** An amount of naira whose fraction may be as long as it likes. */
const NAIRA_AND_FRACTION = /^[-−+]?\s*(?:(?:₦|NGN|N)\s*)?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/i;

/**
 * Naira as they were typed or sent, for a schema that counts kobo: undefined if there is nothing, NaN if it is no amount. What
 * is an amount but not one of whole kobo is no whole number here, and what is too large to be counted is infinite, so that the
 * schema can tell them apart.
 */
export function koboTyped(naira: unknown): Kobo | undefined {
  if (typeof naira !== 'number' && (typeof naira !== 'string' || naira.trim() === '')) return undefined;
  const kobo = parseNaira(naira);
  if (kobo !== undefined) return kobo;
  const match = NAIRA_AND_FRACTION.exec(String(naira).trim());
  if (!match) return Number.NaN;
  const isPartOfKobo = /[1-9]/.test((match[1] ?? '').slice(2));
  return isPartOfKobo ? PART_OF_KOBO : Number.POSITIVE_INFINITY;
}

/** Any amount that no whole kobo make. */
const PART_OF_KOBO = 0.5;

/** Up to here a number of naira is exact to the kobo. */
const MOST_IN_A_NUMBER = 2 ** 52;

/** Kobo as the wire carries them: a plain naira number, such as `18500` or `18500.5`; as text where no number holds it to the kobo. */
export function nairaOnWire(amount: Kobo | bigint): number | string {
  if (amount >= -MOST_IN_A_NUMBER && amount <= MOST_IN_A_NUMBER) return Number(amount) / KOBO_PER_NAIRA;
  const digits = String(amount).replace('-', '');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
