import { type TestContext, type ValidateOptions, number, string } from 'yup';
import { PHONE_EXAMPLE, bareNumber, isNigerianPhone, keptPhone, readPhone } from './format';
import { unlistedText } from './unlisted';
import type { ValidationContext } from './validation';

const MOST_CHARACTERS = 200;
const MOST_PHONE_CHARACTERS = 30;
// Printable ASCII alone: mail servers take little else, and an address with a Cyrillic a passes for another person's.
const EMAIL = /^[!-?A-~]+@[!-\-/-?A-~]+(?:\.[!-\-/-?A-~]+)+$/;

const tooLong = (most: number) => `At most ${most} characters.`;

// Control characters and halves of pairs come from broken copies, never from a keyboard. Marks that turn the direction of writing
// or take no room at all make a name look like another, or a receipt read backwards. Only within an emoji do some mean something.
const UNREADABLE =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?\u200D?)|(?![\n\t\r])\p{Cc}|\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}|\u2800|\p{Surrogate}/gu;

const readable = (value: unknown): unknown => {
  if (Array.isArray(value)) return undefined;
  if (typeof value !== 'string') return value;
  return value
    .replace(UNREADABLE, '$1')
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFC');
};

// A list in a text's place counts as missing.
const text = (most: number) =>
  string()
    .transform(readable)
    .trim()
    .max(most, tooLong(most))
    .test('listed', 'Choose one from the list.', (value) => unlistedText(value ?? '') === undefined);

/** Text that must be there; blank after trimming counts as missing. */
export const requiredText = (message: string, most = MOST_CHARACTERS) =>
  text(most).typeError(message).required(message);

/** One of a few answers. Who gives another one, as in a file, is told which there are. */
export const requiredChoice = <Choice extends string>(message: string, choices: readonly Choice[]) =>
  requiredText(message).oneOf(choices, ({ value }) => (value === '' ? message : oneOfThese(choices)));

const oneOfThese = (choices: readonly string[]) =>
  `Choose ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}.`;

/** Text that may be left out; it is then empty. */
export const optionalText = (most = MOST_CHARACTERS) =>
  text(most)
    .transform((value: unknown) => value ?? '')
    .default('');

/** A password or passcode: taken as typed, spaces count, but spaces alone are none. */
export const requiredSecret = (message: string) =>
  string().typeError(message).required(message).matches(/\S/, message);

const undecorated = (phone: unknown): unknown => (typeof phone === 'string' ? bareNumber(phone) : phone);

/** A Nigerian mobile number, however it is typed; it is answered without spaces and dashes, as every server takes it. */
export const requiredPhone = (message: string) =>
  requiredText(message)
    .transform(undecorated)
    .test('phone', 'Invalid Nigerian phone number', (phone) => isNigerianPhone(phone ?? ''));

/**
 * A phone number of a customer: on our own server one that can be dialled, answered in the one form in which it is kept; elsewhere any
 * text, as it was typed.
 */
export const customerPhone = (message: string) =>
  requiredText(message, MOST_PHONE_CHARACTERS).transform(dialled).test('phone', PHONE_EXAMPLE, isDialled);

/** The same where it may be left out. */
export const optionalPhone = () =>
  optionalText(MOST_PHONE_CHARACTERS).transform(dialled).test('phone', PHONE_EXAMPLE, isDialled);

const dialled = (phone: unknown, _typed: unknown, _schema: unknown, options: ValidateOptions): unknown =>
  typeof phone === 'string' && isStrict(options) ? keptPhone(phone) : phone;

const isDialled = (phone: string | undefined, { options }: TestContext): boolean =>
  !phone || !isStrict(options) || readPhone(phone) !== undefined;

/** Whether the rules of our own server stand. */
export function isStrict({ context }: { context?: ValidationContext }): boolean {
  return context?.isStrict === true;
}

// Alphabets that have letters which nobody can tell from Latin ones.
const LOOKALIKE =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;

const inPlainLetters = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFKC') : value;

/** The name of somebody or something: no two that look the same are different. Any mark on a letter is fine, as in Ụgọchukwu. */
export const requiredName = (message: string) =>
  requiredText(message).transform(inPlainLetters).test('lookalike', IN_LATIN, isLatin);

/** The same where it may be left out. */
export const optionalName = () =>
  optionalText().transform(inPlainLetters).test('lookalike', IN_LATIN, isLatin);

const IN_LATIN = 'Please type this name in Latin letters.';
const isLatin = (name: string | undefined): boolean => !hasLookalike(name ?? '');

/** Text that looks like an e-mail address: one @, a dot after it, and no letter that only looks like one of ours. */
export const requiredEmail = (message: string, invalid: string) =>
  requiredText(message).matches(EMAIL, { message: invalid, excludeEmptyString: true });

/** The same where it may be left out. */
export const optionalEmail = (invalid: string) =>
  optionalText().matches(EMAIL, { message: invalid, excludeEmptyString: true });

/** Whether text has a letter that looks like a Latin one but is not. */
export const hasLookalike = (typed: string): boolean => LOOKALIKE.test(typed);

const isBlank = (typed: unknown) => typeof typed === 'string' && typed.trim() === '';

/** Messages for amounts with parts of a kobo, or too large to be counted. */
export const AMOUNT_MESSAGES = {
  partOfKobo: 'At most two digits after the point, such as 1,000.50.',
  tooLarge: 'This amount is too large. Please check its zeros.',
} as const;

/** What is wrong with an amount that `koboTyped` returned; undefined if nothing is. */
export function amountFault(kobo: number | undefined): string | undefined {
  if (kobo === undefined || Number.isSafeInteger(kobo)) return undefined;
  return Number.isFinite(kobo) && Math.abs(kobo) < Number.MAX_SAFE_INTEGER
    ? AMOUNT_MESSAGES.partOfKobo
    : AMOUNT_MESSAGES.tooLarge;
}

/** Money above zero, in whole kobo. `noAmount` is the message for text that is no amount. */
export const requiredAmount = (message: string, notAboveZero = message, noAmount = message) =>
  number()
    .transform((amount: unknown, typed: unknown) => (isBlank(typed) ? undefined : amount))
    .typeError(noAmount)
    .required(message)
    .test('kobo', (amount, context) => {
      const fault = amountFault(amount);
      return fault === undefined || context.createError({ message: fault });
    })
    .positive(notAboveZero);
