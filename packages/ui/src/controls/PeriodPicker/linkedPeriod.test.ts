import { rangeOf } from '@motorpark/domain';
import { describe, expect, it } from 'vitest';
import { RECENT, readPeriod, writePeriod } from './linkedPeriod';

const read = (link: string) => readPeriod(new URLSearchParams(link), RECENT);
const daysOf = (link: string) => {
  const chosen = read(link);
  return chosen && rangeOf(chosen.period, '2026-11-21', chosen.days);
};

describe('the period in the link to a history', () => {
  it('is the last seven days where nothing is said, and all dates of other lists', () => {
    expect(daysOf('')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    expect(readPeriod(new URLSearchParams())).toBeUndefined();
  });

  it.each([
    ['period=lastMonth', { from: '2026-10-01', to: '2026-10-31' }],
    ['period=custom&from=2026-02-01&to=2026-02-14', { from: '2026-02-01', to: '2026-02-14' }],
    ['period=all', undefined],
    ['', { from: '2026-11-15', to: '2026-11-21' }],
  ])('%s can be sent and means the same to whoever gets it', (link, days) => {
    expect(daysOf(link)).toEqual(days);
    const said = Object.entries(writePeriod(read(link), RECENT)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    expect(new URLSearchParams(said).toString()).toBe(link);
  });

  it.each([
    'period=custom&from=2026-02-30&to=2026-03-01',
    'period=custom&from=2026-03-02&to=2026-03-01',
    'period=custom&from=2026-03-02&to=9999-12-31',
    'period=custom&from=0001-01-01&to=2026-03-01',
    'period=custom',
  ])('%s has no days that make sense, so it is today', (link) => {
    expect(daysOf(link)).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  });

  it('is the usual one where nobody knows it', () => {
    expect(read('period=ever')).toEqual(read(''));
  });
});
