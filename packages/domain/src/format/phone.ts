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

/** Formats a Nigerian mobile number, with 0 or +234, as `0803 412 7781`; other text is returned unchanged. */
export function formatPhone(phone: string): string {
  if (!isNigerianPhone(phone)) return phone;
  const local = bareNumber(phone).replace(/^\+234/, '0');
  return `${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}`;
}
