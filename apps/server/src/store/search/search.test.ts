import { describe, expect, it } from 'vitest';
import type { PersonName } from '../../testing/company';
import { LISTS, pageIn, queryOf } from '../../testing/lists';
import { type Office, inEachOffice, inTheOffice } from '../../testing/office';

/** How a test searches one list of an office, and adds rows to it. */
function searching(office: () => Office, list: (typeof LISTS)[number]) {
  const search = async (fields: Record<string, string | number>, by: PersonName = list.by) =>
    office().call('GET', list.path, { by, query: queryOf(fields) });
  return {
    search,
    found: async (fields: Record<string, string | number>, by?: PersonName) =>
      pageIn(await search(fields, by)).ids,
    add: (name: string, phone?: string) => list.add(office(), { name, ...(phone && { phone }) }),
  };
}

inEachOffice('Searching', (office) => {
  describe.each(LISTS)('$title', (list) => {
    const { found, add } = searching(office, list);

    it('finds names by any of their parts, in any order, however they are spelt', async () => {
      const { id } = await add('Ìfẹ́olúwa 100%_Sure');
      for (const q of ['ìfẹ́olú', 'ÌFẸ́OLÚWA', 'ifeoluwa', '100%_sure ifeoluwa', 'ife 100%', '%_']) {
        expect({ q, ids: await found({ q }) }).toEqual({ q, ids: [id] });
      }
      for (const q of ['nobody called so', 'ifeoluwa nobody', '100%%', '\\']) {
        expect({ q, ids: await found({ q }) }).toEqual({ q, ids: [] });
      }
    });

    if (list.hasPhone) {
      it('finds phone numbers however they are typed', async () => {
        const { id } = await add('Phone Person', '+234 706-123 4999');
        for (const q of ['0706 123', '07061234999', '+234 706 123 4999', '2347061234999', '123 4999']) {
          expect({ q, ids: await found({ q }) }).toEqual({ q, ids: [id] });
        }
        expect(await found({ q: '0706 123 4998' })).toEqual([]);
      });
    }

    it('finds its number, and whatever else a row shows', async () => {
      const { id, number } = await add('Showing Person');
      for (const q of list.shows.map((shown) => `showing ${shown}`)) {
        expect({ q, ids: await found({ q }) }).toEqual({ q, ids: [id] });
      }
      expect(await found({ q: 'showing nowhere' })).toEqual([]);
      if (number === undefined) return;
      const bare = number.replaceAll('-', '');
      const spellings = [number, number.toLowerCase(), number.slice(3, 8).toLowerCase(), bare];
      for (const q of [...spellings, [...bare].join(' '), number.replaceAll('-', ' ')]) {
        expect({ q, ids: await found({ q }) }).toEqual({ q, ids: [id] });
      }
      expect(await found({ q: `${number}QQQ` })).toEqual([]);
    });
  });
});

inTheOffice('A list that is asked', (office) => {
  describe.each(LISTS)('$title', (list) => {
    const { search, found, add } = searching(office, list);

    it('answers the one row whose id is asked for', async () => {
      const { id } = await add('Asked Person');
      await add('Other Person');
      expect(await found({ id })).toEqual([id]);
      expect(await found({ id: 'nothing' })).toEqual([]);
    });

    it('answers all of it, and nothing beside the rows, to whoever names no parameter', async () => {
      const { id } = await add('Whole Person');
      const answer = await search({});
      expect(Object.keys(answer.body ?? {})).toEqual(['data']);
      expect(pageIn(answer).ids).toContain(id);
    });

    if (list.hasDirection) {
      it('shows what leaves a terminal, or what comes to it', async () => {
        const { id } = await add('Direction Person');
        const q = 'direction person';
        expect(await found({ q, direction: 'outgoing' })).toEqual([id]);
        expect(await found({ q, direction: 'incoming' })).toEqual([]);
        expect(await found({ q, direction: 'incoming' }, 'tunde')).toEqual([id]);
        expect(await found({ q, direction: 'outgoing' }, 'tunde')).toEqual([]);
        expect(await found({ q, direction: 'outgoing' }, 'ngozi')).toEqual([id]);
        expect(await found({ q, direction: 'incoming' }, 'ngozi')).toEqual([id]);
      });
    }

    it('finds nothing that was deleted but what is void, and nothing of other terminals', async () => {
      const { id } = await add('Hidden Person');
      const q = 'hidden person';
      expect(await found({ q })).toEqual([id]);
      if (list.isOfTerminals) {
        expect(await found({ q }, 'ngozi')).toEqual([id]);
        expect(await found({ q }, 'chika')).toEqual([]);
        expect(pageIn(await search({ q }, 'chika')).total).toBe(0);
      }
      const { status } = await office().call('DELETE', list.remove(id), { by: list.by });
      expect(status).toBe(200);
      const isVoid = /ticket|waybill/.test(list.path);
      expect(await found({ q })).toEqual(isVoid ? [id] : []);
    });
  });
});
