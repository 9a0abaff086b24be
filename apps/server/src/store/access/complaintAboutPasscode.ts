import { dictionary } from '@zxcvbn-ts/language-common';
import { type PasscodeOwner, passcodeError } from '@motorpark/domain';

const LIST = dictionary['passwords-common'];

/** Common passcodes, in lower case. */
const COMMON: ReadonlySet<string> = new Set(LIST);

/** The most common ones, which stay guessable with digits and signs around them: `Password#2026`. */
const COMMONEST: ReadonlySet<string> = new Set(LIST.slice(0, 5_000));

function isCommon(passcode: string): boolean {
  const word = passcode.toLowerCase();
  return COMMON.has(word) || COMMONEST.has(word.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
}

/** Returns why this cannot be a person's new passcode, as text for the user; undefined if it can. Applies wherever a passcode is set. */
export const complaintAboutPasscode = (passcode: string, owner: PasscodeOwner): string | undefined =>
  passcodeError(passcode, owner, isCommon);
