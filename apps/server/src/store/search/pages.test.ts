import { describe, expect, it } from 'vitest';
import { searchText } from '@motorpark/domain';
import { NOWHERE } from '../../testing/answers';
import { LISTS, pageIn, queryOf } from '../../testing/lists';
import { NOW, type Office, inEachOffice, inTheOffice, textAt } from '../../testing/office';

type Fields = Record<string, string | number>;

const crafted = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
/** Cursors that the server did not create. */
const CRAFTED = [
  'x',
  crafted(1, 2),
  crafted('', '0000-01-01T00:00:00.000Z', 7, 0, NOW, NOWHERE),
  crafted('', NOW, 7, 0, NOW, 'x'),
  crafted('', NOW, 7, -1, NOW, NOWHERE),
  crafted('', NOW, 7, 0, '\0', NOWHERE),
];
/** A forged cursor of a list that is ordered by day. */
const NO_DAY = crafted('', NOW, 7, 0, '0000-01-01T00:00:00.000Z', NOWHERE);
const HOUR = 3_600_000;
const NO_PAGE = 'The list has no such page. Please start again from its top.';

/** How a test searches one list of an office, and adds rows to it. */
function searching(office: () => Office, list: (typeof LISTS)[number]) {
  const search = async (fields: Fields) =>
    office().call('GET', list.path, { by: list.by, query: queryOf(fields) });
  const add = (name: string, amount?: number) =>
    list.add(office(), { name, ...(amount !== undefined && { amount }) });
  const pagesOf = async (fields: Fields, between: () => Promise<unknown> = async () => undefined) => {
    const pages = [pageIn(await search(fields))];
    await between();
    for (let cursor = pages[0]?.cursor ?? null; cursor !== null;) {
      const page = pageIn(await search({ ...fields, cursor }));
      pages.push(page);
      ({ cursor } = page);
    }
    return pages;
  };
  return { search, add, pagesOf };
}

inEachOffice('Page by page', (office) => {
  describe.each(LISTS)('$title', (list) => {
    const { search, add, pagesOf } = searching(office, list);

    it('each row comes once, in the same order, however the list grows meanwhile', async () => {
      const { clock } = office();
      for (let minute = 0; minute < 7; minute += 1) {
        // Two rows share the same instant.
        clock.now = new Date(Date.parse(NOW) + Math.min(minute, 5) * 60_000);
        await add(`Paging Person ${minute}`);
      }
      const fields = { q: 'paging person', limit: 3 };
      const whole = pageIn(await search({ ...fields, limit: 200 })).ids;
      expect(whole).toHaveLength(7);
      const pages = await pagesOf(fields, () => add('Paging Person late'));
      expect(pages.map(({ ids }) => ids.length)).toEqual(expect.arrayContaining([3, 3]));
      expect(pages.flatMap(({ ids }) => ids).filter((id) => whole.includes(id))).toEqual(whole);
      for (const { total } of pages) expect(total).toBe(7);
      clock.now = new Date(NOW);
    });

    it('sorted they come in that order, those that are alike as well', async () => {
      const { clock } = office();
      for (const [place, initial] of ['B', 'a', 'Ç', 'B', 'a', 'Ç'].entries()) {
        clock.now = new Date(Date.parse(NOW) - Math.floor(place / 2) * 13 * HOUR);
        await add(`Sorted ${initial}`, 1_000 + (place % 2) * 0.5);
      }
      clock.now = new Date(NOW);
      for (const sort of list.sorts.flatMap((field) => [field, `-${field}`])) {
        const whole = pageIn(await search({ q: 'sorted', sort, limit: 200 }));
        const pages = await pagesOf({ q: 'sorted', sort, limit: 2 });
        const keys = whole.rows.map((row) => valueAt(row, sort.replace('-', '')));
        expect({ sort, ids: pages.flatMap(({ ids }) => ids) }).toEqual({ sort, ids: whole.ids });
        expect({ sort, keys: sort.startsWith('-') ? keys.toReversed() : keys }).toEqual({
          sort,
          keys: keys.toSorted(inOrder),
        });
      }
    });
  });
});

inTheOffice('One page', (office) => {
  describe.each(LISTS)('$title', (list) => {
    const { search, add } = searching(office, list);

    it('is the only one, with a count, where there are few rows, and no next one at its very end', async () => {
      await add('Few Rows 1');
      await add('Few Rows 2');
      for (const limit of [2, 3]) {
        const { ids, cursor, total } = pageIn(await search({ q: 'few rows', limit }));
        expect([ids.length, cursor, total]).toEqual([2, null, 2]);
      }
      expect(pageIn(await search({ q: 'few rows', limit: 1 })).cursor).not.toBeNull();
    });

    if (list.setStatus) {
      it('shows one status, and counts all of them with the first page', async () => {
        const [first = '', second = ''] = list.statuses;
        const { id } = await add('Counted Person 1');
        const { id: other } = await add('Counted Person 2');
        const { id: third } = await add('Counted Person 3');
        for (const one of [id, other, third]) await list.setStatus?.(office(), one, first);
        await list.setStatus?.(office(), id, second);
        const counts = Object.fromEntries(list.statuses.map((status) => [status, 0]));
        const expected = { ...counts, [first]: 2, [second]: 1 };
        const q = 'counted person';
        const all = pageIn(await search({ q, limit: 1 }));
        expect([all.total, all.counts]).toEqual([3, expected]);
        const one = pageIn(await search({ q, status: second }));
        expect([one.ids, one.total, one.counts]).toEqual([[id], 1, expected]);
        const next = pageIn(await search({ q, limit: 1, cursor: all.cursor ?? '' }));
        expect([next.total, next.counts]).toEqual([3, undefined]);
      });
    }

    it.each([
      ...(list.statuses.length > 0
        ? [[{ status: 'Lost' }, 'status', `It is one of ${list.statuses.join(', ')}.`] as const]
        : []),
      [{ direction: 'sideways' }, 'direction', 'It is one of outgoing, incoming.'],
      [
        { sort: 'passcode_hash' },
        'sort',
        `It is one of ${list.sorts.flatMap((field) => [field, `-${field}`]).join(', ')}.`,
      ],
      [{ from: '2026-02-30' }, 'from', 'Please choose a day, written like 2026-11-21.'],
      [{ limit: 0 }, 'limit', 'A page has 1 to 200 rows.'],
      [{ limit: 201 }, 'limit', 'A page has 1 to 200 rows.'],
      [{ limit: 'all' }, 'limit', 'A page has 1 to 200 rows.'],
      ...[...CRAFTED, ...(list.hasDays ? [NO_DAY] : [])].map(
        (cursor) => [{ cursor }, 'cursor', NO_PAGE] as const,
      ),
      [{ q: 'x'.repeat(201) }, 'q', 'At most 200 characters.'],
    ] as const)('refuses %o', async (fields: Fields, field, message) => {
      expect(await search(fields)).toMatchObject({
        status: 422,
        body: { message, errors: { [field]: [message] } },
      });
    });

    it('refuses the next page of another order', async () => {
      const [sort = ''] = list.sorts;
      const { cursor } = pageIn(await search({ sort, limit: 1 }));
      for (const fields of [{ cursor }, { cursor, sort: `-${sort}` }]) {
        expect(await search({ ...fields, cursor: cursor ?? '' })).toMatchObject({
          status: 422,
          body: { errors: { cursor: [NO_PAGE] } },
        });
      }
    });
  });
});

/** Returns a field of a row, or of its trip. */
const valueAt = (row: unknown, field: string): string | number => {
  const all = fieldsOf(row);
  const fields = [...fieldsOf(all.find(([name]) => name === 'trip')?.[1]), ...all];
  const value: unknown = fields.find(([name]) => name === field)?.[1];
  return typeof value === 'number' ? value : textAt({ value: String(value) }, 'value');
};

const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Compares numbers by value, and texts by their search form: without case and diacritics. */
function inOrder(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [first, second] = [searchText(String(one)), searchText(String(other))];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
