import { describe, expect, it } from 'vitest';
import { readLedgerQuery, withQuery, writeLedgerQuery } from './ledgerQuery';

const read = (link: string) => readLedgerQuery(new URLSearchParams(link), '2026-11-21');

describe('the link to the operation history', () => {
  it('without anything means the last seven days of everything', () => {
    expect(read('')).toEqual({
      chosen: { period: 'last7Days', days: undefined },
      range: { from: '2026-11-15', to: '2026-11-21' },
      terminalId: undefined,
      type: undefined,
    });
  });

  it.each([
    ['period=lastMonth&terminal=t1&type=EXPENSE', '2026-10-01', '2026-10-31'],
    ['period=custom&from=2026-02-01&to=2026-02-14', '2026-02-01', '2026-02-14'],
  ])('%s can be sent and means the same to whoever gets it', (link, from, to) => {
    const asked = read(link);
    expect(asked.range).toEqual({ from, to });
    expect(writeLedgerQuery(asked).toString()).toBe(link);
  });

  it.each([
    'period=custom&from=2026-02-30&to=2026-03-01',
    'period=custom&from=2026-03-02&to=2026-03-01',
    'period=custom',
  ])('%s has no days that make sense, so it is today', (link) => {
    expect(read(link).range).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  });

  it('leaves out a period and a type that nobody knows', () => {
    expect(read('period=ever&type=GIFT')).toEqual(read(''));
  });

  it('stays short where all is as usual', () => {
    expect(withQuery('/history', writeLedgerQuery(read('')))).toBe('/history');
  });
});
