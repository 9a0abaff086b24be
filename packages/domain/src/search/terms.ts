import { TICKET_PREFIX, readTicketNumber } from '../ticket';
import { WAYBILL_PREFIX, readWaybillNumber } from '../waybill';
import { searchPhone, searchText } from './fold';

/** A parsed search: alternatives, each a list of texts that must all be in a row. */
export type SearchTerms = readonly (readonly string[])[];

/** More words than anybody types; the rest is ignored. */
const MOST_WORDS = 12;

const PHONE = /^\+?[\d\s().-]*\d[\d\s().-]*$/;

/**
 * What was typed into a search: words in any order, parts of words too; of a phone number only the digits count, and +234 is 0; a whole
 * number of a ticket or waybill is read however it is spaced.
 */
export function searchTerms(typed: string): SearchTerms {
  const number = readWholeNumber(typed);
  if (number?.isCertain) return [[searchText(number.printed)]];
  const ways = PHONE.test(typed.trim()) ? phonesIn(typed.trim()) : [wordsIn(typed)];
  return number ? [...ways, [searchText(number.printed)]] : ways;
}

/** Whether a row's text has what is looked for. The text was made by searchText, searchCode and searchPhone. */
export const hasTerms = (text: string, terms: SearchTerms): boolean =>
  terms.some((all) => all.every((term) => text.includes(term)));

/** Whether a row's text has what was typed; whoever asks it of many rows keeps the terms. */
export const matchesText = (text: string, typed: string): boolean => hasTerms(text, searchTerms(typed));

function wordsIn(typed: string): string[] {
  const words = [...new Set(searchText(typed).split(' '))].map(withoutPlus).filter((word) => word !== '');
  return words
    .filter((word) => !words.some((other) => other !== word && other.includes(word)))
    .slice(0, MOST_WORDS);
}

/** Phone numbers are kept as digits. */
const withoutPlus = (word: string): string => (/^\+\d+$/.test(word) ? searchPhone(word) : word);

function phonesIn(typed: string): string[][] {
  const digits = typed.replace(/\D/g, '');
  if (typed.startsWith('+')) return [[searchPhone(digits)]];
  // A part from the middle of a number may look like its beginning.
  return [...new Set([digits, searchPhone(digits), digits.replace(/^00(?=\d)/, '')])].map((one) => [one]);
}

const NUMBERS = [
  { prefix: TICKET_PREFIX, read: readTicketNumber },
  { prefix: WAYBILL_PREFIX, read: readWaybillNumber },
];

/** A whole number; certain where its prefix was typed, as some names read like a number without one. */
function readWholeNumber(typed: string) {
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
