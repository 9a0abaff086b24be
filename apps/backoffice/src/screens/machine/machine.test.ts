import { TEST_TICKET_NUMBER } from '@motorpark/domain';
import { describe, expect, it } from 'vitest';
import { type Burst, NO_BURST, withCharacter } from '../../shared/scan/burst';
import { clockText, reportText, serverFacts, scanResult } from './machineFacts';

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

describe('the clock', () => {
  it.each([
    [undefined, undefined],
    [900, 'As on the server'],
    [-1900, 'As on the server'],
    [45_000, '45 seconds ahead of the server'],
    [-3_600_000, '60 minutes behind the server'],
    [-5 * 3_600_000, '5 hours behind the server'],
    [86_340_000, '1 day ahead of the server'],
  ])('that is %s ms ahead reads "%s"', (ahead, text) => {
    expect(clockText(ahead)).toBe(text);
  });
});

describe('the report', () => {
  it('is text that can be read out, with what is missing named', () => {
    expect(
      reportText([
        { title: 'Server', facts: serverFacts({ kind: 'none', why: 'It does not answer.' }) },
        {
          title: 'Again',
          facts: serverFacts({
            kind: 'core',
            version: undefined,
            roundTrip: 0.2,
            clockAhead: 0,
          }),
        },
      ]),
    ).toBe(
      [
        'Server',
        '  Calls: Fails',
        '  What happens: It does not answer.',
        '',
        'Again',
        '  Calls: Works',
        '  Kind: Core: the basic calls only',
        '  Version: N/A',
        '  Round trip: 1 ms',
        '  Clock: As on the server',
      ].join('\n'),
    );
  });
});
