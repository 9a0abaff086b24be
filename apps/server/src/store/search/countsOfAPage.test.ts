import { splitSearchText } from '@motorpark/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app';
import type { Database } from '../../db';
import { LISTS, pageIn, queryOf } from '../../testing/lists';
import { inTheOffice } from '../../testing/office';

inTheOffice('What is counted', (office) => {
  describe.each(LISTS)('$title', (list) => {
    beforeAll(async () => {
      for (const name of ['Counted One', 'Counted Two', 'Counted Three']) await list.add(office(), { name });
    });

    /** Returns a page, and how many statements counted matches among all rows of the list. */
    async function searched(fields: Record<string, string | number>) {
      const { db, clock, tokenOf } = office();
      let counting = 0;
      const watched: Database = {
        ...db,
        query: (statement) => {
          // The search itself counts its matches.
          const isFinding = statement.text.includes('with found as');
          const counts = statement.text.includes('count(*)') && statement.values.includes('%counted%');
          if (counts && !isFinding) counting += 1;
          return db.query(statement);
        },
      };
      const app = buildApp({ db: watched, clock: () => clock.now, settings: { logLevel: 'silent' } });
      const { address: url, headers } = splitSearchText(`${list.path}?${queryOf(fields)}`);
      const authorization = `Bearer ${await tokenOf(list.by)}`;
      const answer = await app.inject({ url, headers: { ...headers, authorization } });
      await app.close();
      const { ids, total, counts } = pageIn({
        status: answer.statusCode,
        headers: answer.headers,
        text: answer.body,
        body: answer.json<unknown>(),
      });
      return { ids, total, counts, counting };
    }

    it('is what was found, where that is little: nothing is looked through again to be counted', async () => {
      const whole = await searched({ q: 'counted' });
      expect(whole).toMatchObject({ total: 3, ids: { length: 3 }, counting: 0 });
      const nothing = await searched({ q: 'counted nowhere' });
      expect(nothing).toMatchObject({ total: 0, ids: [], counting: 0 });
      const first = await searched({ q: 'counted', limit: 2 });
      expect(first).toMatchObject({ total: 3, ids: { length: 2 }, counts: whole.counts, counting: 0 });
    });

    it('is every status, whichever is asked for', async () => {
      const { counts } = await searched({ q: 'counted' });
      for (const status of list.statuses) {
        const found = await searched({ q: 'counted', status });
        expect(found.counts).toEqual(counts);
        expect(counts).toHaveProperty([status], found.total);
      }
    });
  });
});
