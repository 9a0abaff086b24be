import { expect, it } from 'vitest';
import { searchCode, searchPhone, searchText } from '../searchText';
import { matchesText } from './index';
import { FOLDED, FOLDED_PHONES, SEARCHES, type SearchedRow } from './searchCases.fixtures';

it.each(FOLDED)('%j is searched as %j', (text, folded) => {
  expect(searchText(text)).toBe(folded);
});

it.each(FOLDED_PHONES)('the phone number %s is searched as %s', (phone, folded) => {
  expect(searchPhone(phone)).toBe(folded);
});

const textOf = ({ texts, phones, codes }: SearchedRow) =>
  [...texts.map(searchText), ...phones.map(searchPhone), ...codes.map(searchCode)].join('\n');

it.each(SEARCHES)('of the row %o, %j: found is %s', (row, typed, isFound) => {
  expect(matchesText(textOf(row), typed)).toBe(isFound);
});
