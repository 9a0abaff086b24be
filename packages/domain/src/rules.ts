import { type TestContext, type ValidateOptions, number, string } from 'yup';
import {
  type Kobo,
  PHONE_EXAMPLE,
  bareNumber,
  formatNaira,
  formatWhole,
  isNigerianPhone,
  koboTyped,
  normalizePhone,
  readPhone,
  thousandsMeant,
} from './format';
import { LONGEST_TEXT, tooLong } from './longestText';
import { TOO_MANY_MARKS, cleanText, hasPiledUpMarks } from './cleanText';
import { unlistedText } from './unlisted';
import type { ValidationContext } from './validation';

const MOST_PHONE_CHARACTERS = 30;
// Only printable ASCII: few mail servers accept more, and an address with a Cyrillic a could pass for another user's.
const EMAIL = /^[!-?A-~]+@[!-\-/-?A-~]+(?:\.[!-\-/-?A-~]+)+$/;

// An array in place of text counts as missing.
const text = (most: number) =>
  string()
    .transform(cleanText)
    .trim()
    .max(most, tooLong(most))
    .test('listed', 'Choose one from the list.', (value) => unlistedText(value ?? '') === undefined)
    .test('marks', TOO_MANY_MARKS, (value) => !hasPiledUpMarks(value ?? ''));

/** Required text; text that is blank after trimming counts as missing. */
export const requiredText = (message: string, most = LONGEST_TEXT) =>
  text(most).typeError(message).required(message);

const ON_ONE_LINE = 'Please write this on one line.';
const isOnOneLine = (value: string | undefined): boolean => !/[\n\r\u2028\u2029]/.test(value ?? '');

/** Optional text without a line break; empty if it is missing. */
export const optionalLine = (most?: number) => optionalText(most).test('line', ON_ONE_LINE, isOnOneLine);

/** Required text without a line break. */
export const requiredLine = (message: string, most?: number) =>
  requiredText(message, most).test('line', ON_ONE_LINE, isOnOneLine);

/** One of several options, in any case, as in an imported file. The error for an unknown value lists them. */
export const requiredChoice = <Choice extends string>(message: string, choices: readonly Choice[]) =>
  requiredText(message)
    .transform(chosenFrom(choices))
    .oneOf(choices, ({ value }) => (value === '' ? message : oneOfThese(choices)));

/** The same, or nothing. */
export const optionalChoice = <Choice extends string>(choices: readonly Choice[]) =>
  optionalText()
    .transform(chosenFrom(choices))
    .oneOf(['', ...choices], oneOfThese(choices));

const chosenFrom = (choices: readonly string[]) => (typed: unknown) =>
  choices.find((choice) => isSameInAnyCase(choice, typed)) ?? typed;

const isSameInAnyCase = (choice: string, typed: unknown): boolean =>
  typeof typed === 'string' && typed.toLowerCase() === choice.toLowerCase();

const oneOfThese = (choices: readonly string[]) =>
  `Choose ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}.`;

/** Optional text; empty if it is missing. */
export const optionalText = (most = LONGEST_TEXT) =>
  text(most)
    .transform((value: unknown) => value ?? '')
    .default('');

/** A password or passcode: spaces count and are not trimmed, but spaces alone are refused. */
export const requiredSecret = (message: string) =>
  string().typeError(message).required(message).matches(/\S/, message);

const withoutSpacing = (phone: unknown): unknown => (typeof phone === 'string' ? bareNumber(phone) : phone);

/** A Nigerian mobile number in any spacing; spaces and dashes are removed, as every server expects. */
export const requiredPhone = (message: string) =>
  requiredText(message)
    .transform(withoutSpacing)
    .test('phone', 'Invalid Nigerian phone number', (phone) => isNigerianPhone(phone ?? ''));

/**
 * A customer's phone number. Our own server accepts only valid numbers and converts them to the format in which they are stored; elsewhere any text is
 * accepted unchanged.
 */
export const customerPhone = (message: string) =>
  requiredText(message, MOST_PHONE_CHARACTERS)
    .transform(normalized)
    .test('phone', PHONE_EXAMPLE, isValidPhone);

export const optionalPhone = () =>
  optionalText(MOST_PHONE_CHARACTERS).transform(normalized).test('phone', PHONE_EXAMPLE, isValidPhone);

const normalized = (phone: unknown, _typed: unknown, _schema: unknown, options: ValidateOptions): unknown =>
  typeof phone === 'string' && isStrict(options) ? normalizePhone(phone) : phone;

/** Whether the rules of our own server apply. */
export function isStrict({ context }: { context?: ValidationContext }): boolean {
  return context?.isStrict === true;
}

/** A test that only our own server makes; core servers take any value (docs/contract.md). */
export const onOurs =
  <Value>(isRight: (value: Value) => boolean) =>
  (value: Value, { options }: TestContext): boolean =>
    !isStrict(options) || isRight(value);

const isValidPhone = onOurs((phone: string | undefined) => !phone || readPhone(phone) !== undefined);

// Scripts with letters that look like Latin ones.
const LOOKALIKE =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;

const normalizeName = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFKC') : value;

/** A name of a person or thing, on one line. Names that look the same are equal: letters that only look Latin are refused, diacritics are allowed, as in Ụgọchukwu. */
export const requiredName = (message: string) =>
  requiredLine(message).transform(normalizeName).test('lookalike', IN_LATIN, isLatin);

/** A customer's name. Only our own server refuses letters that only look Latin. */
export const customerName = (message: string) =>
  requiredLine(message).transform(normalizeName).test('lookalike', IN_LATIN, onOurs(isLatin));

export const optionalName = () =>
  optionalText()
    .transform(normalizeName)
    .test('line', ON_ONE_LINE, isOnOneLine)
    .test('lookalike', IN_LATIN, isLatin);

const IN_LATIN = 'Please type this name in Latin letters.';
const isLatin = (name: string | undefined): boolean => !hasLookalike(name ?? '');

/** Text that looks like an e-mail address: one @, a dot after it, and only ASCII characters. */
export const requiredEmail = (message: string, invalid: string) =>
  requiredText(message).matches(EMAIL, { message: invalid, excludeEmptyString: true });

export const optionalEmail = (invalid: string) =>
  optionalText().matches(EMAIL, { message: invalid, excludeEmptyString: true });

/** Whether text contains a letter that looks Latin but is not. */
export const hasLookalike = (typed: string): boolean => LOOKALIKE.test(typed);

const isBlank = (typed: unknown) => typeof typed === 'string' && typed.trim() === '';

/** Messages for amounts with a fraction of a kobo, with a dot that may be meant as a comma, or too large to be represented. */
export const AMOUNT_MESSAGES = {
  partOfKobo: 'At most two digits after the point, such as 1,000.50.',
  dotForComma: (thousands: Kobo) =>
    `Did you mean ${formatWhole(thousands / 100)}? Write kobo with two digits: ${formatNaira(Math.trunc(thousands / 1000)).slice(1)}.`,
  tooLarge: 'This amount is too large. Please check its zeros.',
} as const;

/** Returns the error for an amount that `koboTyped` returned; undefined if it is valid. */
export function amountFault(kobo: number | undefined): string | undefined {
  if (kobo === undefined || Number.isSafeInteger(kobo)) return undefined;
  const thousands = thousandsMeant(kobo);
  if (thousands !== undefined) return AMOUNT_MESSAGES.dotForComma(thousands);
  return Number.isFinite(kobo) && Math.abs(kobo) < Number.MAX_SAFE_INTEGER
    ? AMOUNT_MESSAGES.partOfKobo
    : AMOUNT_MESSAGES.tooLarge;
}

/** Returns the error for typed naira; undefined if they are empty, or zero to `most` kobo. `noAmount` is the message for any other text. */
export function nairaFault(typed = '', noAmount: string, most: Kobo = Number.MAX_SAFE_INTEGER) {
  const kobo = koboTyped(typed) ?? 0;
  if (!(kobo >= 0)) return noAmount;
  return amountFault(kobo) ?? (kobo > most ? AMOUNT_MESSAGES.tooLarge : undefined);
}

/** Tests typed naira of zero to `most` kobo; see `nairaFault`. */
export const isNaira =
  (noAmount: string, most?: Kobo) => (typed: string | undefined, context: TestContext) => {
    const fault = nairaFault(typed, noAmount, most);
    return fault === undefined || context.createError({ message: fault });
  };

/** An amount above zero, in whole kobo. `noAmount` is the message for text that is not an amount. */
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

/** An optional amount above zero, typed in naira. `noAmount` is the message for text that is not an amount. */
export const optionalAmount = (notAboveZero: string, noAmount: string) =>
  optionalText().test('naira', (typed, context) => {
    const kobo = koboTyped(typed);
    if (kobo === undefined) return true;
    const fault = Number.isNaN(kobo)
      ? noAmount
      : (amountFault(kobo) ?? (kobo > 0 ? undefined : notAboveZero));
    return fault === undefined || context.createError({ message: fault });
  });
