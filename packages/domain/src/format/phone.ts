/** +234 or 0, then 7, 8 or 9, then 0 or 1, then 8 digits (specification section 5). */
export const NIGERIAN_PHONE = /^(?:\+234|0)[789][01]\d{8}$/;

/** Spaces, brackets, dots and dashes of every width, and the invisible marks that come along when a contact is copied. */
const SPACING = /[\s().\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060-\u2069-]/g;

/** The number without the spaces, dashes and brackets that people write in it. */
export const bareNumber = (phone: string): string => phone.replace(SPACING, '');

/** Whether it is a Nigerian mobile number, however it is spaced. */
export const isNigerianPhone = (phone: string): boolean => NIGERIAN_PHONE.test(bareNumber(phone));

/** `0803 412 7781`, whether it came with 0 or +234; anything else is shown as it came. */
export function formatPhone(phone: string): string {
  if (!isNigerianPhone(phone)) return phone;
  const local = bareNumber(phone).replace(/^\+234/, '0');
  return `${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}`;
}
