/** +234 or 0, then 7, 8 or 9, then 0 or 1, then 8 digits. */
export const NIGERIAN_PHONE = /^(?:\+234|0)[789][01]\d{8}$/;

/** Spaces, brackets, dots and dashes of every width, and the invisible marks that come along when a contact is copied. */
const SPACING = /[\s().\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060-\u2069-]/g;

/** The number without the spaces, dashes and brackets that people write in it. */
export const bareNumber = (phone: string): string => phone.replace(SPACING, '');

/** Whether it is a Nigerian mobile number, however it is spaced. */
export const isNigerianPhone = (phone: string): boolean => NIGERIAN_PHONE.test(bareNumber(phone));

const WITH_COUNTRY = /^(?:\+|00)?234([789][01]\d{8})$/;
const ABROAD = /^(?:\+|00)([1-9]\d{7,14})$/;
/** Behind the country code a Nigerian number that is no mobile one: a landline. The 0 is not dialled there. */
const LANDLINE = /^234[1-6]\d{6,8}$/;

/** What a phone number may be, in words. */
export const PHONE_EXAMPLE = 'Enter a phone number, such as 0803 412 7781 or +44 7700 900123.';

/**
 * A phone number in the one form in which it is kept: `08034127781` if it is a Nigerian mobile number, `+447700900123` with its country code
 * otherwise; undefined if it is not a phone number.
 */
export function readPhone(typed: string): string | undefined {
  const bare = bareNumber(typed);
  if (NIGERIAN_PHONE.test(bare)) return bare.replace(/^\+234/, '0');
  const [, mobile] = WITH_COUNTRY.exec(bare) ?? [];
  if (mobile !== undefined) return `0${mobile}`;
  const [, digits] = ABROAD.exec(bare) ?? [];
  if (digits === undefined || (digits.startsWith('234') && !LANDLINE.test(digits))) return undefined;
  return `+${digits}`;
}

/** `readPhone` of a number that was checked before; text that cannot be read is returned as it is. */
export const keptPhone = (phone: string): string => readPhone(phone) ?? phone;

/** `0803 412 7781`, whether it came with 0 or +234; anything else is shown as it came. */
export function formatPhone(phone: string): string {
  if (!isNigerianPhone(phone)) return phone;
  const local = bareNumber(phone).replace(/^\+234/, '0');
  return `${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}`;
}
