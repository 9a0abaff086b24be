/** +234 or 0, then 7, 8 or 9, then 0 or 1, then 8 digits. */
export const NIGERIAN_PHONE = /^(?:\+234|0)[789][01]\d{8}$/;

/** Spaces, brackets, dots and dashes of every width, and invisible marks that are copied along with a contact. */
const SPACING = /[\s().\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060-\u2069-]/g;

/** Removes the spaces, dashes and brackets of a phone number. */
export const bareNumber = (phone: string): string => phone.replace(SPACING, '');

/** Whether it is a Nigerian mobile number, in any spacing. */
export const isNigerianPhone = (phone: string): boolean => NIGERIAN_PHONE.test(bareNumber(phone));

const WITH_COUNTRY = /^(?:\+|00)?234([789][01]\d{8})$/;
const ABROAD = /^(?:\+|00)([1-9]\d{7,14})$/;
/** A Nigerian landline number with its country code. The leading 0 is then not dialled. */
const LANDLINE = /^234[1-6]\d{6,8}$/;

/** The error message that shows accepted formats of a phone number. */
export const PHONE_EXAMPLE = 'Enter a phone number, such as 0803 412 7781 or +44 7700 900123.';

/**
 * Parses a phone number to the format in which it is stored: `08034127781` for a Nigerian mobile number, otherwise with its country code,
 * `+447700900123`. Returns undefined if it is not a phone number.
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

/** `readPhone` for a validated number; text that cannot be parsed is returned unchanged. */
export const normalizePhone = (phone: string): string => readPhone(phone) ?? phone;

/** Formats a Nigerian mobile number, with 0 or +234, as `0803 412 7781`; other text is returned unchanged. */
export function formatPhone(phone: string): string {
  if (!isNigerianPhone(phone)) return phone;
  const local = bareNumber(phone).replace(/^\+234/, '0');
  return `${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}`;
}
