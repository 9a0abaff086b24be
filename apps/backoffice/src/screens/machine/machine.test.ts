import { describe, expect, it } from 'vitest';
import { clockText, reportText, serverFacts } from './machineFacts';

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
