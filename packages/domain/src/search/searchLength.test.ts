import { expect, it } from 'vitest';
import { isLongEnoughToSearch } from './isLongEnoughToSearch';

it.each(['ada', '080', 'tk 999', 'bo Eze', '+2348039998888', 'WB-CFH8DK-T', '482 xa'])(
  'what has a word of three characters is enough to search everywhere: "%s"',
  (typed) => {
    expect(isLongEnoughToSearch(typed)).toBe(true);
  },
);

it.each(['', ' ', 'o', 'ob', '08', '+234', 'tk 99', '- . -'])('"%s" is not', (typed) => {
  expect(isLongEnoughToSearch(typed)).toBe(false);
});
