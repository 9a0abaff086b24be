/**
 * Numbers that people read out, write down and scan: no 0/O, 1/I/L to mix up, and a check character. With a prime alphabet and a
 * different weight for each place, every single wrong character and every swap of two is caught.
 */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const PLACES = 6;

function checkCharacter(body: string): string | undefined {
  let sum = 0;
  for (const [index, character] of [...body].entries()) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) return undefined;
    sum += value * (index + 2);
  }
  return ALPHABET[sum % ALPHABET.length];
}

/** A code `TK-7QF3XM-K` from random numbers in [0, 1), one a place. */
export function composeCode(prefix: string, random: () => number): string {
  const body = Array.from({ length: PLACES }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join(
    '',
  );
  return `${prefix}-${body}-${checkCharacter(body) ?? ''}`;
}

/** What a person typed or scanned as the code is printed: capitals, the dashes in their places. */
export function tidyCode(prefix: string, typed: string): string {
  const bare = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const body = bare.startsWith(prefix) ? bare.slice(prefix.length) : bare;
  return `${prefix}-${body.slice(0, PLACES)}-${body.slice(PLACES)}`;
}

/** Whether a code is whole and its check character fits. */
export function isCode(prefix: string, code: string): boolean {
  const match = new RegExp(`^${prefix}-([0-9A-Z]{${PLACES}})-([0-9A-Z])$`).exec(code);
  return match?.[1] !== undefined && checkCharacter(match[1]) === match[2];
}
