import { dictionary } from '@zxcvbn-ts/language-common';
import { type PasscodeOwner, passcodeComplaint } from '@motorpark/domain';

const LIST = dictionary['passwords-common'];

/** Passcodes that many people use, in lower case. */
const COMMON: ReadonlySet<string> = new Set(LIST);

/** The commonest of them, which digits and signs around them don't make a secret: `Password#2026`. */
const COMMONEST: ReadonlySet<string> = new Set(LIST.slice(0, 5_000));

function isCommon(passcode: string): boolean {
  const word = passcode.toLowerCase();
  return COMMON.has(word) || COMMONEST.has(word.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
}

/** Why this cannot be a person's new passcode, in their words; undefined if it can. The one rule for every way to set one. */
export const complaintAboutPasscode = (passcode: string, owner: PasscodeOwner): string | undefined =>
  passcodeComplaint(passcode, owner, isCommon);
