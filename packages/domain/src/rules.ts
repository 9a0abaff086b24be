import { number, string } from 'yup';
import { bareNumber, isNigerianPhone } from './format';

const MOST_CHARACTERS = 200;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const tooLong = (most: number) => `At most ${most} characters.`;

// Control characters and halves of pairs come from broken copies, never from a keyboard. Marks that turn the direction of writing
// or take no room at all make a name look like another, or a receipt read backwards.
const UNREADABLE =
  /(?![\n\t\r])\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|\p{Surrogate}/gu;

const readable = (value: unknown): unknown => {
  if (Array.isArray(value)) return undefined;
  return typeof value === 'string' ? value.replace(UNREADABLE, '') : value;
};

// A list in a text's place counts as missing.
const text = (most: number) => string().transform(readable).trim().max(most, tooLong(most));

/** Text that must be there; blank after trimming counts as missing (specification section 5). */
export const requiredText = (message: string, most = MOST_CHARACTERS) =>
  text(most).typeError(message).required(message);

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
 * Text that looks like an e-mail address: one @, and a dot after it. Whoever keeps it in small letters has room for it, though some
 * capitals of other scripts are two characters then.
 */
export const requiredEmail = (message: string, invalid: string) =>
  requiredText(message)
    .matches(EMAIL, { message: invalid, excludeEmptyString: true })
    .test(
      'small letters',
      tooLong(MOST_CHARACTERS),
      (email) => (email ?? '').toLowerCase().length <= MOST_CHARACTERS,
    );

const isBlank = (typed: unknown) => typeof typed === 'string' && typed.trim() === '';

/** Money above zero, in whole kobo. `noAmount` is said of what was typed and is no amount. */
export const requiredAmount = (message: string, notAboveZero = message, noAmount = message) =>
  number()
    .transform((amount: unknown, typed: unknown) => (isBlank(typed) ? undefined : amount))
    .typeError(noAmount)
    .required(message)
    .test('kobo', noAmount, (amount) => Number.isSafeInteger(amount))
    .positive(notAboveZero);
