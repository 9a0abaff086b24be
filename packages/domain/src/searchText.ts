/** Diacritics, apostrophes and invisible characters, which a search ignores. */
const IGNORED =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f'`\u00b4\u02bc\u2018\u2019\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const SEPARATORS = /[\t-\r \u00a0\u1680\u2000-\u200a\u2010-\u2015\u2028\u2029\u202f\u205f\u3000.,;:/()-]+/g;

/** Letters that NFD does not decompose, and the plain ones that people type instead: Hausa's hooked letters, ə, ɔ and the like. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ɓ: 'b',
  Ɓ: 'b',
  ɗ: 'd',
  Ɗ: 'd',
  đ: 'd',
  Đ: 'd',
  ƙ: 'k',
  Ƙ: 'k',
  ƴ: 'y',
  Ƴ: 'y',
  ŋ: 'n',
  Ŋ: 'n',
  ə: 'e',
  Ə: 'e',
  ǝ: 'e',
  Ǝ: 'e',
  ɛ: 'e',
  Ɛ: 'e',
  ɔ: 'o',
  Ɔ: 'o',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  ı: 'i',
};
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/**
 * Normalizes text for searching: lower case, no diacritics, one space between words. The database function search_text does the same (103_release_1_0_0.sql);
 * searchCases.fixtures.ts tests both.
 */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(IGNORED, '')
    .replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .toLowerCase()
    .replace(SEPARATORS, ' ');

/** Normalizes a printed number for searching: with its groups, and without their separators. */
export const searchCode = (code: string): string => {
  const text = searchText(code);
  return `${text} ${text.replaceAll(' ', '')}`;
};

/** Normalizes a phone number for searching: its digits, with 0 for +234. The database function search_phone does the same. */
export const searchPhone = (phone: string): string =>
  phone.replace(/[^0-9]/g, '').replace(/^(?:00)?2340?/, '0');
