import { expect, it } from 'vitest';
import { markedParts } from './marks';

/** Returns the text with its marked parts in brackets. */
const shown = (text: string, typed: string) =>
  markedParts(text, typed)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Adaeze Nwankwo', 'nwan', 'Adaeze [Nwan]kwo'],
  ['Ụgọchukwu Nnadi', 'ugo nadi', '[Ụgọ]chukwu N[nadi]'],
  ['Awka - Lagos', 'lagos awka', '[Awka] - [Lagos]'],
  ['Awka - Lagos', 'awka lagos', '[Awka] - [Lagos]'],
  ['TK-7QF3XM-K', 'tk7qf', '[TK-7QF]3XM-K'],
  ['ANB 482 XA', '482xa', 'ANB [482 XA]'],
  ['0803 412 7781', '+234 803 412 7781', '[0803 412 7781]'],
  ['0803 412 7781', '7781', '0803 412 [7781]'],
  ['Oʼdua', 'odua', '[Oʼdua]'],
  ['Ada', 'bola', 'Ada'],
  ['Ada', '', 'Ada'],
  ['', 'ada', ''],
])('of "%s", "%s" marks %s', (text, typed, marked) => {
  expect(shown(text, typed)).toBe(marked);
});
