import { describe, expect, it } from 'vitest';
import { type Burst, NO_BURST, withCharacter } from './burst';
import { scanResult } from './scanResult';
import { TEST_TICKET_NUMBER } from './testNumbers';

const typed = (text: string, every: number): Burst =>
  [...text].reduce((burst, character, place) => withCharacter(burst, character, place * every), NO_BURST);

describe('the box to scan into', () => {
  it('tells what came, how fast, and that the scanner works', () => {
    expect(scanResult(typed(TEST_TICKET_NUMBER, 5), true)).toEqual({
      text: TEST_TICKET_NUMBER,
      pace: '11 characters, 5 ms apart, then Enter',
      verdict: `Read as ticket ${TEST_TICKET_NUMBER}.`,
      works: true,
    });
  });

  it.each([
    ['no Enter', typed(TEST_TICKET_NUMBER, 5), false, /Read as ticket/, true],
    ['a lost character', typed('TK-TESTD-D', 5), true, /Cut short: 10 of 11/, false],
    ['the end of a number only', typed('TED-D', 5), true, /Cut short: 5 of 11/, false],
    ['a French keyboard’s layout', typed('TK)è?F"LX)K', 5), true, /keyboard layout/, false],
    ['a German keyboard’s layout', typed('TKßTESTEDß8', 5), true, /keyboard layout/, false],
    ['something else', typed('5901234123457', 5), true, /no ticket or waybill of ours/, false],
    ['typing by hand', typed(TEST_TICKET_NUMBER, 110), true, /typed by hand/, false],
  ] as const)('knows %s', (_what, burst, hadEnter, verdict, works) => {
    const result = scanResult(burst, hadEnter);
    expect(result.verdict).toMatch(verdict);
    expect(result.works).toBe(works);
  });
});
