/**
 * Numbers that people read out, write down and scan: no 0/O, 1/I/L to mix up, and a check character. With a prime alphabet and a
 * different weight for each place, every single wrong character and every swap of two is caught.
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

/** A code `TK-7QF3XM-K` from random numbers in [0, 1), one a place. */
export function composeCode(prefix: string, random: () => number): string {
  const places = Array.from({ length: PLACES }, () =>
    ALPHABET.charAt(Math.floor(random() * ALPHABET.length)),
  );
  return printed(prefix, places.join(''));
}

/**
 * A code as it is printed, from what a person typed or a scanner read: small letters, spaces, missing dashes and a missing prefix
 * are forgiven. Undefined if it isn't whole or its check character doesn't fit.
 */
export function readCode(prefix: string, typed: string): string | undefined {
  const bare = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const unprefixed = bare.length > PLACES + 1 && bare.startsWith(prefix) ? bare.slice(prefix.length) : bare;
  const [, body, check] = BODY_AND_CHECK.exec(unprefixed) ?? [];
  return body !== undefined && checkCharacter(body) === check ? printed(prefix, body) : undefined;
}

/** The record of a list with this id, or with this number however it is typed. */
export function findNumbered<Row extends { id: string; number: string }>(
  rows: readonly Row[],
  idOrNumber: string,
  readNumber: (typed: string) => string | undefined,
): Row | undefined {
  const asked = idOrNumber.trim();
  const number = (readNumber(asked) ?? asked).toUpperCase();
  return rows.find(({ id }) => id === asked) ?? rows.find((one) => one.number.toUpperCase() === number);
}
