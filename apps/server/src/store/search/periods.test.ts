import { describe, expect, it } from 'vitest';
import { LISTS, pageIn, queryOf } from '../../testing/lists';
import { NOW, inTheOffice } from '../../testing/office';

/** Instants around the two midnights in Lagos of 21 November. */
const MOMENTS = {
  eve: '2026-11-20T22:59:59.000Z',
  first: '2026-11-20T23:00:00.000Z',
  last: '2026-11-21T22:59:59.000Z',
  after: '2026-11-21T23:00:00.000Z',
};
type Moment = keyof typeof MOMENTS;

inTheOffice('Day by day', (office) => {
  describe.each(LISTS.filter(({ hasDays }) => hasDays))('$title', (list) => {
    async function addEach() {
      const ids = new Map<string, Moment>();
      for (const moment of ['eve', 'first', 'last', 'after'] as const) {
        office().clock.now = new Date(MOMENTS[moment]);
        ids.set((await list.add(office(), { name: `Daily ${moment}` })).id, moment);
      }
      office().clock.now = new Date(NOW);
      return ids;
    }

    it('a day begins and ends at midnight in Lagos, and a period has its first day and its last', async () => {
      const ids = await addEach();
      const page = async (days: Record<string, string>) =>
        pageIn(
          await office().call('GET', list.path, { by: list.by, query: queryOf({ q: 'daily', ...days }) }),
        );
      const within = async (days: Record<string, string>) =>
        new Set((await page(days)).ids.map((id) => ids.get(id)));
      expect(await within({ from: '2026-11-21', to: '2026-11-21' })).toEqual(new Set(['first', 'last']));
      expect(await within({ from: '2026-11-21' })).toEqual(new Set(['first', 'last', 'after']));
      expect(await within({ to: '2026-11-21' })).toEqual(new Set(['eve', 'first', 'last']));
      expect((await within({ from: '2026-11-20', to: '2026-11-22' })).size).toBe(4);
      expect((await within({ from: '2026-11-23' })).size).toBe(0);

      const { total, counts } = await page({ from: '2026-11-21', to: '2026-11-21', limit: '1' });
      expect(total).toBe(2);
      expect(Object.values(counts ?? {}).reduce((sum: number, count: number) => sum + count, 0)).toBe(2);
    });
  });
});
