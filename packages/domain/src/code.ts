/**
 * Ticket and waybill numbers are read out, written down and scanned: the alphabet lacks 0/O and 1/I/L, and the last character is a checksum. Since the
 * alphabet has a prime length and each position its own weight, every single wrong character and every swap of two characters is detected.
 */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const PLACES = 6;
const BODY_AND_CHECK = new RegExp(`^([${ALPHABET}]{${PLACES}})([${ALPHABET}])$`);

function checkCharacter(body: string): string {
  const sum = [...body].reduce(
    (total, character, index) => total + ALPHABET.indexOf(character) * (index + 2),
    0,
  );
  return ALPHABET.charAt(sum % ALPHABET.length);
}

const printed = (prefix: string, body: string) => `${prefix}-${body}-${checkCharacter(body)}`;

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
  const bare = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const unprefixed = bare.length > PLACES + 1 && bare.startsWith(prefix) ? bare.slice(prefix.length) : bare;
  const [, body, check] = BODY_AND_CHECK.exec(unprefixed) ?? [];
  return body !== undefined && checkCharacter(body) === check ? printed(prefix, body) : undefined;
}

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
