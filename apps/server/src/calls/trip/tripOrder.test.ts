import { expect, it } from 'vitest';
import { aTrip } from '../../testing/company';
import { pageIn, queryOf } from '../../testing/lists';
import { NOW, inTheOffice } from '../../testing/office';

/** Trips in the expected order; the current time is ten in the morning of 21 November in Lagos. */
const IN_ORDER = [
  { name: 'next', departsAt: '2026-11-21T10:00:00.000Z' },
  { name: 'tomorrow', departsAt: '2026-11-22T06:00:00.000Z' },
  { name: 'very late', departsAt: '2026-11-21T06:50:00.000Z' },
  { name: 'a little late', departsAt: '2026-11-21T08:45:00.000Z' },
  { name: 'on its way', departsAt: '2026-11-21T06:00:00.000Z', status: 'En-route' },
  { name: 'under way since yesterday', departsAt: '2026-11-20T21:00:00.000Z', status: 'En-route' },
  { name: 'arrived', departsAt: '2026-11-21T05:00:00.000Z', status: 'Completed' },
  { name: 'yesterday', departsAt: '2026-11-20T06:00:00.000Z', status: 'Completed' },
  { name: 'never sent off last week', departsAt: '2026-11-14T06:00:00.000Z' },
];
const NAMES = IN_ORDER.map(({ name }) => name);

inTheOffice('The trips, page by page', (office) => {
  it('what is still to come stands first, then what is late, then what is on its way, then what is done', async () => {
    const { db, company, call, clock } = office();
    clock.now = new Date(NOW);
    const names = new Map<string, string>();
    for (const { name, ...wishes } of [...IN_ORDER].toReversed())
      names.set(await aTrip(db, company, wishes), name);

    const pageOf = async (fields: Record<string, string | number>) =>
      pageIn(await call('GET', '/api/get_trips', { by: 'ada', query: queryOf(fields) }));
    const told = ({ ids }: { ids: string[] }) => ids.map((id) => names.get(id));
    expect(told(await pageOf({ limit: 50 }))).toEqual(NAMES);

    // All pages use the order of the first page, even if a bus becomes overdue meanwhile.
    const pages: unknown[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await pageOf({ limit: 2, ...(cursor !== '' && { cursor }) });
      pages.push(...told(page));
      ({ cursor } = page);
      clock.now = new Date(Date.parse(NOW) + 90 * 60_000);
    }
    expect(pages).toEqual(NAMES);

    clock.now = new Date(NOW);
    expect(told(await pageOf({ status: 'Scheduled', limit: 50 }))).toEqual([
      'next',
      'tomorrow',
      'very late',
      'a little late',
      'never sent off last week',
    ]);
    expect(told(await pageOf({ sort: '-travel_date', limit: 3 }))).toEqual([
      'tomorrow',
      'next',
      'a little late',
    ]);
  });
});
