/**
 * What a reference consists of: printable ASCII. A letter of another script can look like one of A to Z, and a reference that was used already would pass for another
 * one.
 */
export const REFERENCE = /^[ -~]*$/;
export const ODD_REFERENCE = 'Write the reference with the letters A to Z and digits, as the bank has it.';

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Returns the value of a decimal digit of any script: each script has its ten digits in a row. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

/** Writes a reference as banks do: full-width and similar letters as A to Z, digits of any script as 0 to 9, every dash as a hyphen, every white space as a space. */
export const normalizeReference = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[^\P{Nd}0-9]/gu, digitOf)
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s/gu, ' ');

/** Normalizes typed text, for the schema of a reference. */
export const referenceTyped = (typed: unknown): unknown =>
  typeof typed === 'string' ? normalizeReference(typed) : typed;
