/** As long as a moment, `16 Jan 2025, 07:00 AM`; phone numbers and the amounts that anybody writes are shorter. */
const SHORT = 21;

/** Whether a value stands on one line: numbers, plates and dates, which nobody can read broken in two. */
export const isUnbroken = (value: string): boolean => value.length <= SHORT;

/** The same text, with nothing in it that may break inside of a number: the groups of a phone number stay together. */
export const withWholeNumbers = (text: string): string => text.replace(/(\d) (?=\d)/g, '$1\u00A0');
