/**
 * Ticket and waybill numbers are read out, written down and scanned: the alphabet lacks 0/O and 1/I/L, and the last character is a checksum. Since the
 * alphabet has a prime length and each position its own weight, every single wrong character and every swap of two characters is detected.
 */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const PLACES = 6;
const BODY_AND_CHECK = new RegExp(`^([${ALPHABET}]{${PLACES}})([${ALPHABET}]?)$`);

function checkCharacter(body: string): string {
  const sum = [...body].reduce(
    (total, character, index) => total + ALPHABET.indexOf(character) * (index + 2),
    0,
  );
  return ALPHABET.charAt(sum % ALPHABET.length);
}

/** Returns a code as it is printed. */
export const printed = (prefix: string, body: string) => `${prefix}-${body}-${checkCharacter(body)}`;

/** Composes a code such as `TK-7QF3XM-K` from random numbers in [0, 1), one for each character. */
export function composeCode(prefix: string, random: () => number): string {
  const places = Array.from({ length: PLACES }, () =>
    ALPHABET.charAt(Math.floor(random() * ALPHABET.length)),
  );
  return printed(prefix, places.join(''));
}

/**
 * Parses a typed or scanned code and returns it as it is printed. Accepts lower case, spaces, missing dashes and a missing prefix. Returns undefined if
 * the code is incomplete or its check character is wrong.
 */
export function readCode(prefix: string, typed: string): string | undefined {
  const { body, check } = partsOf(prefix, typed);
  return body !== undefined && checkCharacter(body) === check ? printed(prefix, body) : undefined;
}

/** The body and the check character of a typed code, without its prefix; the check character is empty if it was left out. */
export function partsOf(
  prefix: string,
  typed: string,
): { body?: string | undefined; check?: string | undefined } {
  const bare = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const unprefixed = bare.length > PLACES + 1 && bare.startsWith(prefix) ? bare.slice(prefix.length) : bare;
  const [, body, check] = BODY_AND_CHECK.exec(unprefixed) ?? [];
  return { body, check };
}

/**
 * Returns the codes, as they are printed, of which the typed one has two neighbouring characters swapped. If its check character was typed, only those
 * that it fits; otherwise all possible ones. None if nothing like a code was typed, or a correct one.
 */
export function codesWithSwap(prefix: string, typed: string): string[] {
  const { body, check } = partsOf(prefix, typed);
  if (body === undefined || checkCharacter(body) === check) return [];
  const bodies = Array.from({ length: PLACES - 1 }, (_, place) => withSwap(body, place));
  return [...new Set(bodies)]
    .filter((one) => one !== body && (check === '' || checkCharacter(one) === check))
    .map((one) => printed(prefix, one));
}

const withSwap = (body: string, place: number): string =>
  body.slice(0, place) + body.charAt(place + 1) + body.charAt(place) + body.slice(place + 2);

/** Finds the row with this id, or with this number in any accepted spelling; undefined if there is none. */
export function findNumbered<Row extends { id: string; number: string }>(
  rows: readonly Row[],
  idOrNumber: string,
  readNumber: (typed: string) => string | undefined,
): Row | undefined {
  const trimmed = idOrNumber.trim();
  const number = (readNumber(trimmed) ?? trimmed).toUpperCase();
  return rows.find(({ id }) => id === trimmed) ?? rows.find((one) => one.number.toUpperCase() === number);
}
