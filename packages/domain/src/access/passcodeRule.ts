import { isStrongEnough } from './passwordStrength';

/** How long a passcode is on our own server, in characters. */
export const PASSCODE_LENGTH = { least: 10, most: 128 } as const;

/** Whose passcode it is to be. */
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
 * Why our own server refuses a new passcode; undefined if it does not. `isCommon` looks it up in a list that
 * only the server has.
 */
export function passcodeComplaint(
  passcode: string,
  owner: PasscodeOwner,
  isCommon: (passcode: string) => boolean,
): string | undefined {
  const length = [...passcode].length;
  if (length < PASSCODE_LENGTH.least) return PASSCODE_MESSAGES.short;
  if (length > PASSCODE_LENGTH.most) return PASSCODE_MESSAGES.long;
  if (!isStrongEnough(passcode)) return PASSCODE_MESSAGES.weak;
  if (isCommon(passcode)) return PASSCODE_MESSAGES.common;
  return isOfOwner(passcode, owner) ? PASSCODE_MESSAGES.owner : undefined;
}

/** Fewer letters than this beside the name or the e-mail don't make it a secret. */
const FEWEST_OWN_LETTERS = 4;
/** Shorter parts of a name stand in many words. */
const SHORTEST_PART = 3;

/** Whether it is the person's name or e-mail, or parts of them, with nothing but a few letters, digits and signs around. */
function isOfOwner(passcode: string, { name, email }: PasscodeOwner): boolean {
  const [local = ''] = email.split('@');
  const parts = [email, local, name, ...local.split(/[^\p{L}]+/u), ...name.split(/\s+/)]
    .map(lettersOf)
    .filter((part) => part.length >= SHORTEST_PART)
    .toSorted((one, other) => other.length - one.length);
  const letters = lettersOf(passcode);
  const own = parts.reduce((rest, part) => rest.replaceAll(part, ' '), letters);
  return own !== letters && own.replaceAll(' ', '').length < FEWEST_OWN_LETTERS;
}

/** The letters alone, without accents or case. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
