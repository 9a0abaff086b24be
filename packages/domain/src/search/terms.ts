import { TICKET_PREFIX, readTicketNumber } from '../ticket';
import { WAYBILL_PREFIX, readWaybillNumber } from '../waybill';
import { codesWithSwap } from '../code';
import { cleanNumber } from '../format';
import { searchPhone, searchText } from '../searchText';

/** A parsed search: alternatives, each a list of texts that must all be in a row. */
export type SearchTerms = readonly (readonly string[])[];

/** Maximum number of words in a search; the rest is ignored. */
const MOST_WORDS = 12;

const PHONE = /^\+?[\d\s().-]*\d[\d\s().-]*$/;

/**
 * Parses a typed search. Words match in any order and also as parts of words. Of a phone number only the digits count, and +234 equals 0. A complete
 * ticket or waybill number matches in any spacing.
 */
export function searchTerms(entered: string): SearchTerms {
  const typed = cleanNumber(entered);
  const number = readCompleteNumber(typed);
  if (number?.isCertain) return [[searchText(number.printed)]];
  const alternatives = PHONE.test(typed.trim()) ? phoneAlternatives(typed.trim()) : [wordsIn(typed)];
  return number ? [...alternatives, [searchText(number.printed)]] : alternatives;
}

/** Whether a row's search text matches the terms. The text must come from searchText, searchCode and searchPhone. */
export const hasTerms = (text: string, terms: SearchTerms): boolean =>
  terms.some((all) => all.every((term) => text.includes(term)));

/** Whether a row's search text matches the typed search. To check many rows, parse the terms once and use hasTerms. */
export const matchesText = (text: string, typed: string): boolean => hasTerms(text, searchTerms(typed));

function wordsIn(typed: string): string[] {
  const words = [...new Set(searchText(typed).split(' '))].map(withoutPlus).filter((word) => word !== '');
  return words
    .filter((word) => !words.some((other) => other !== word && other.includes(word)))
    .slice(0, MOST_WORDS);
}

/** Search texts contain only the digits of phone numbers. */
const withoutPlus = (word: string): string => (/^\+\d+$/.test(word) ? searchPhone(word) : word);

function phoneAlternatives(typed: string): string[][] {
  const digits = typed.replace(/\D/g, '');
  if (typed.startsWith('+')) return [[searchPhone(digits)]];
  // Digits from the middle of a number may look like its beginning. In its own country, a foreign number is written with 0 in place of its country code.
  const isLocal = /^0[1-9]\d{7,}$/.test(digits);
  const alternatives = [digits, searchPhone(digits), digits.replace(/^00(?=\d)/, '')];
  return [...new Set(isLocal ? [digits, digits.slice(1)] : alternatives)].map((one) => [one]);
}

const NUMBERS = [
  { prefix: TICKET_PREFIX, read: readTicketNumber },
  { prefix: WAYBILL_PREFIX, read: readWaybillNumber },
];

/** Returns the ticket and waybill numbers of which two neighbouring characters may be swapped in the typed text. */
export const numbersWithSwap = (typed: string): string[] =>
  NUMBERS.flatMap(({ prefix }) => codesWithSwap(prefix, typed));

/** Parses a complete ticket or waybill number; `isCertain` if its prefix was typed, as some names look like a number without one. */
function readCompleteNumber(typed: string) {
  const bare = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  for (const { prefix, read } of NUMBERS) {
    const printed = read(typed);
    if (printed === undefined) continue;
    const isCertain = bare === printed.replaceAll('-', '');
    const number = isCertain ? printed : printed.slice(prefix.length + 1);
    return { printed: number, isCertain };
  }
  return undefined;
}
