import { beforeAll, expect, it } from 'vitest';
import type { PersonName } from '../../testing/company';
import { type LedgerLine, doBusiness, pageIn, allLines } from '../../testing/ledger';
import { inEachOffice } from '../../testing/office';

inEachOffice('The operation history, searched and sorted', (office) => {
  beforeAll(() => doBusiness(office(), 3));

  const found = async (query: Record<string, string>, by: PersonName = 'ngozi') => {
    const search = new URLSearchParams({ limit: '200', ...query }).toString();
    const { body } = await office().call('GET', '/api/get_operations', { by, query: search });
    return pageIn(body);
  };

  it.each(['timestamp', '-timestamp', 'amount', '-amount'])(
    'sorted by %s each line comes once and in order, also those that are alike',
    async (sort) => {
      const { lines } = await found({ sort });
      const paged = await allLines(office(), 'ngozi', `sort=${sort}`);
      expect(paged).toEqual(lines);
      const keys = lines.map(({ timestamp, amount }) =>
        sort.endsWith('amount') ? amount : Date.parse(timestamp),
      );
      const upwards = keys.toSorted((one, other) => one - other);
      expect(keys).toEqual(sort.startsWith('-') ? upwards.toReversed() : upwards);
      expect(new Set(keys).size).toBeLessThan(keys.length);
    },
  );

  const WISHES: [q: string, finds: (line: LedgerLine) => boolean][] = [
    ['chika', ({ terminal }) => terminal === 'Owerri'],
    ['ÒWERRI - aba', ({ terminal }) => terminal === 'Owerri'],
    ['₦18,500.50', ({ amount }) => Math.abs(amount) === 18_500.5],
    ['nobody anywhere', () => false],
  ];

  it.each(WISHES)('finds lines by %s, and counts them', async (q, finds) => {
    const ids = (lines: readonly LedgerLine[]) => lines.map(({ id }) => id);
    const { lines, total } = await found({ q, type: 'TICKET_BOOKING' });
    const { lines: all } = await found({ type: 'TICKET_BOOKING' });
    expect(ids(lines)).toEqual(ids(all.filter(finds)));
    expect(total).toBe(lines.length);
  });

  it('finds for staff what is their own terminal’s, whatever they look for and however it is sorted', async () => {
    for (const query of [{ q: 'lagos' }, { sort: 'amount' }, { q: 'ticket', sort: '-amount' }]) {
      const { lines, total } = await found(query, 'ada');
      expect(new Set(lines.map(({ terminal }) => terminal))).toEqual(new Set(['Awka']));
      expect(total).toBe(lines.length);
    }
  });
});
