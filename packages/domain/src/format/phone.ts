/** +234 or 0, then 7, 8 or 9, then 0 or 1, then 8 digits. */
export const NIGERIAN_PHONE = /^(?:\+234|0)[789][01]\d{8}$/;

/** Spaces, brackets, dots and dashes of every width. */
const SPACING = /[\s().\u2010-\u2015-]/g;

/** A 0 in brackets after the country code is not dialled: `+234 (0) 803 412 7781`. */
const UNDIALLED_ZERO = /^((?:\+|00)[\d\s]+)\(0\)/;

/** Removes what is copied along with a phone number: invisible marks, and the `tel:` of a link. */
export const cleanNumber = (phone: string): string =>
  phone.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/^\s*tel:\s*/i, '');

/** Removes the spaces, dashes and brackets of a phone number, and what is copied along with it. */
export const bareNumber = (phone: string): string =>
  cleanNumber(phone).trim().replace(UNDIALLED_ZERO, '$1').replace(SPACING, '');

/** Whether it is a Nigerian mobile number, in any spacing. */
export const isNigerianPhone = (phone: string): boolean => NIGERIAN_PHONE.test(bareNumber(phone));

const WITH_COUNTRY = /^(?:\+|00)?234([789][01]\d{8})$/;
const ABROAD = /^(?:\+|00)([1-9]\d{7,14})$/;
/** A Nigerian landline number, with its country code or 0: ten digits that begin with 20 since January 2024. */
const LANDLINE = /^(?:(?:\+|00)?234|0)(20[1-9]\d{7})$/;

/** The error message that shows accepted formats of a phone number. */
export const PHONE_EXAMPLE = 'Enter a phone number, such as 0803 412 7781 or +44 7700 900123.';

/**
 * Parses a phone number to the format in which it is stored: `08034127781` for a Nigerian mobile number, otherwise with its country code,
 * `+2342012772222` or `+447700900123`. Returns undefined if it is not a phone number.
 */
export function readPhone(typed: string): string | undefined {
  const bare = bareNumber(typed);
  if (NIGERIAN_PHONE.test(bare)) return bare.replace(/^\+234/, '0');
  const [, mobile] = WITH_COUNTRY.exec(bare) ?? [];
  if (mobile !== undefined) return `0${mobile}`;
  const [, landline] = LANDLINE.exec(bare) ?? [];
  if (landline !== undefined) return `+234${landline}`;
  const [, digits] = ABROAD.exec(bare) ?? [];
  return digits === undefined || digits.startsWith('234') ? undefined : `+${digits}`;
}

/** Completes a Nigerian mobile number whose first 0 or + a spreadsheet took, `8034127781`; returns other text unchanged. */
export function completePhone(phone: string): string {
  const [, digits] = /^(?:234)?([789][01]\d{8})$/.exec(bareNumber(phone)) ?? [];
  return digits === undefined ? phone : `0${digits}`;
}

/** `readPhone` for a validated number; text that cannot be parsed is returned unchanged. */
export const normalizePhone = (phone: string): string => readPhone(phone) ?? phone;

/** A country code, of one digit, two or three, and the number in that country. */
const COUNTRY = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/**
 * Formats a phone number in groups of digits: one of Nigeria as it is dialled there, `0803 412 7781`, another with its country code, `+1 212 555 0123`. Other text
 * is returned unchanged.
 */
export function formatPhone(phone: string): string {
  const bare = bareNumber(phone);
  const local = bare.replace(/^\+?(?:00)?234/, '0');
  if (NIGERIAN_PHONE.test(bare) || LANDLINE.test(bare))
    return `${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}`;
  const [, digits = ''] = ABROAD.exec(bare) ?? [];
  const [, country, rest = ''] = COUNTRY.exec(digits) ?? [];
  return country === undefined || country === '234'
    ? phone
    : `+${country} ${rest.replaceAll(/\d{3}(?=\d{3})/g, '$& ')}`;
}
