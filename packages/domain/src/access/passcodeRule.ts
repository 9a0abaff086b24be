import { isStrongEnough } from './passwordStrength';

/** Length limits of a passcode on our own server, in characters. */
export const PASSCODE_LENGTH = { least: 10, most: 128 } as const;

export interface PasscodeOwner {
  name: string;
  email: string;
}

export const PASSCODE_MESSAGES = {
  short: `Please use at least ${PASSCODE_LENGTH.least} characters.`,
  long: `Please use at most ${PASSCODE_LENGTH.most} characters.`,
  weak: 'Password is too weak! Please use a stronger password.',
  common: 'Too many people use this one. Please choose another.',
  owner: 'A name or an e-mail address is easily guessed. Please choose something else.',
} as const;

/**
 * Returns the reason why our own server refuses a new passcode; undefined if it accepts it. `isCommon` looks the passcode up in a list that only the
 * server has.
 */
export function passcodeError(
  passcode: string,
  owner: PasscodeOwner,
  isCommon: (passcode: string) => boolean,
): string | undefined {
  const length = [...passcode].length;
  if (length < PASSCODE_LENGTH.least) return PASSCODE_MESSAGES.short;
  if (length > PASSCODE_LENGTH.most) return PASSCODE_MESSAGES.long;
  if (!isStrongEnough(passcode)) return PASSCODE_MESSAGES.weak;
  if (isCommon(passcode)) return PASSCODE_MESSAGES.common;
  return isDerivedFromOwner(passcode, owner) ? PASSCODE_MESSAGES.owner : undefined;
}

/** A passcode needs at least this many letters besides the user's name and e-mail. */
const MIN_OTHER_LETTERS = 4;
/** Shorter parts of a name are ignored, as they occur in many words. */
const MIN_PART_LENGTH = 3;

/** Whether the passcode consists of parts of the user's name or e-mail, with only a few letters, digits and signs around them. */
function isDerivedFromOwner(passcode: string, { name, email }: PasscodeOwner): boolean {
  const [local = ''] = email.split('@');
  const parts = [email, local, name, ...local.split(/[^\p{L}]+/u), ...name.split(/\s+/)]
    .map(lettersOf)
    .filter((part) => part.length >= MIN_PART_LENGTH)
    .toSorted((one, other) => other.length - one.length);
  const letters = lettersOf(passcode);
  const own = parts.reduce((rest, part) => rest.replaceAll(part, ' '), letters);
  return own !== letters && own.replaceAll(' ', '').length < MIN_OTHER_LETTERS;
}

/** Returns only the letters, in lower case and without accents. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
