import { beforeAll, expect, it } from 'vitest';
import { type Statement, join, sql } from '../../db';
import { type PeriodFilter, type Search, findPage, periodConditions, nextRows } from '../../store/search';
import { NOW, inEachOffice, inTheOffice, textAt } from '../../testing/office';
import { rowsRead } from '../../testing/rowsRead';
import { type EventFilter, SORTS, eventsOf } from './getAudit';

const EVENTS = 20_000;
/** Events written per statement. */
const PART = 10_000;

inEachOffice('Reading who did what to whom', (office) => {
  const read = async (query: Record<string, string>) => {
    const { body } = await office().call('GET', '/api/get_audit', {
      by: 'ngozi',
      query: new URLSearchParams(query).toString(),
    });
    const rows: unknown[] =
      typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data)
        ? body.data
        : [];
    return { body, rows };
  };
  const ban = (isBanned: number) =>
    office().call('PUT', `/api/admin_status/${office().company.people.tunde}`, {
      by: 'ngozi',
      body: { is_banned: isBanned },
    });

  it('shows the newest first, with who, to whom, when and from where', async () => {
    const { people } = office().company;
    await ban(1);
    await ban(0);
    const { rows } = await read({});
    expect(rows).toMatchObject([
      { kind: 'unbanned', by: { id: people.ngozi, name: 'ngozi', email: 'ngozi@company.example' } },
      {
        kind: 'banned',
        target: { kind: 'person', id: people.tunde, name: 'tunde' },
        at: NOW,
        ip: '127.0.0.1',
      },
    ]);
  });

  it('shows what somebody did and what was done to them, a kind, a day, a record, or a part of a name', async () => {
    const { people } = office().company;
    const kinds = async (query: Record<string, string>) => {
      const { body, rows } = await read(query);
      expect(body).toHaveProperty('next_cursor', null);
      return rows.map((row) => textAt(row, 'kind'));
    };
    const both = ['unbanned', 'banned'];
    expect(await kinds({ person: people.ngozi })).toEqual(both);
    expect(await kinds({ person: people.tunde })).toEqual(both);
    expect(await kinds({ person: people.ada })).toEqual([]);
    expect(await kinds({ target: people.tunde })).toEqual(both);
    expect(await kinds({ target: people.ngozi })).toEqual([]);
    expect(await kinds({ kind: 'banned' })).toEqual(['banned']);
    expect(await kinds({ from: '2026-11-21', to: '2026-11-21' })).toEqual(both);
    expect(await kinds({ from: '2026-11-22' })).toEqual([]);
    expect(await kinds({ to: '2026-11-20' })).toEqual([]);
    expect(await kinds({ q: 'TUND' })).toEqual(both);
    expect(await kinds({ q: 'ngozi@comp' })).toEqual(both);
    expect(await kinds({ q: 'tunde ngozi' })).toEqual(both);
    expect(await kinds({ q: '127.0.0.1' })).toEqual(both);
    expect(await kinds({ q: '%' })).toEqual([]);
    expect(await kinds({ sort: 'at' })).toEqual(both.toReversed());
  });

  it('is found by what was changed, as it was and as it is, however it is spelt', async () => {
    const { call, company } = office();
    await call('PUT', `/api/edit_terminal/${company.awka}`, {
      by: 'ngozi',
      body: { terminal_name: 'Awka', terminal_address: '12 Ọka Avenue', city: 'Awka', state: 'Anambra' },
    });
    expect((await read({ q: 'oka avenue' })).rows).toMatchObject([
      { kind: 'edited', target: { kind: 'terminal' } },
    ]);
    expect((await read({ q: 'oka street' })).rows).toEqual([]);
  });

  it('goes on from page to page, each event once, and says how many there are', async () => {
    const query = { limit: '1', q: 'tunde' };
    const first = await read(query);
    const next = await read({ ...query, cursor: textAt(first.body, 'next_cursor') });
    expect([...first.rows, ...next.rows].map((row) => textAt(row, 'kind'))).toEqual(['unbanned', 'banned']);
    expect([first.body, next.body]).toMatchObject([{ total: 2 }, { total: 2, next_cursor: null }]);
  });
});

inTheOffice('A history of 20,000 events', (office) => {
  beforeAll(async () => {
    const { db, company } = office();
    const { ada, tunde, ngozi } = company.people;
    await db.transaction(async (tx) => {
      await tx.query(sql`set local statement_timeout = 0`);
      await tx.query(sql`set local motorpark.chain to ''`);
      // Recreating the index at the end is much faster than maintaining it.
      await tx.query(sql`drop index audit_event_search`);
      for (let from = 1; from < EVENTS; from += PART) {
        await tx.query(sql`
      insert into audit_event (id, at, kind, person_id, person_name, target_kind, target_id, target_name, ip)
      select gen_random_uuid(), ${NOW}::timestamptz - place * interval '25 minutes',
        case when place % 200 = 0 then 'banned' else 'login' end,
        case when place % 200 = 0 then ${ngozi}::uuid else ${ada}::uuid end,
        case when place % 200 = 0 then 'Ngozi Eze' else 'Ada Obi' end, 'person',
        case when place % 400 = 0 then ${tunde}::uuid end,
        case when place % 400 = 0 then 'Tunde Bello' else '' end, '41.58.0.10'
      from generate_series(${from}::int, ${from + PART - 1}::int) as place`);
      }
      await tx.query(sql`create index audit_event_search on audit_event using gin (search gin_trgm_ops)`);
    });
    await db.query(sql`analyze audit_event`);
  });

  const eventsRead = (statement: Statement) => rowsRead(office().db, statement);

  type Wish = EventFilter & PeriodFilter;
  const wishes: [string, (people: Record<'ada' | 'tunde' | 'ngozi', string>) => Wish][] = [
    ['all', () => ({})],
    ['a week', () => ({ from: '2026-11-15', to: '2026-11-21' })],
    ['a busy person', ({ ada }) => ({ person: ada })],
    ['a rare person', ({ ngozi }) => ({ person: ngozi })],
    ['somebody to whom something was done', ({ tunde }) => ({ person: tunde })],
    ['one record', ({ tunde }) => ({ target: tunde })],
    ['the rare kind', () => ({ kind: 'banned' })],
  ];

  it.each(wishes)('shows a page of %s without reading more than it shows', async (_what, wish) => {
    const { from, to, ...query } = wish(office().company.people);
    const list = eventsOf(query);
    const period = periodConditions(SORTS.at.column, { ...(from && { from }), ...(to && { to }) });
    const wanted = { ...list, condition: join([list.condition, ...period], ' and ') };
    const behind = sql`(at, id) < ('2026-06-21T08:00:00.000Z', '00000000-0000-7000-8000-000000000000')`;
    const ahead = sql`(at, id) > ('2026-06-21T08:00:00.000Z', '00000000-0000-7000-8000-000000000000')`;
    for (const [isUpwards, place] of [
      [false, sql`true`],
      [false, behind],
      [true, ahead],
    ] as const) {
      const page = nextRows(wanted, { key: SORTS.at, isUpwards }, place, 21);
      // A page consists of events by the person and events about them, each read as one page.
      expect(await eventsRead(page)).toBeLessThanOrEqual(2 * 21);
    }
  });

  it('finds a rare name without reading all others', async () => {
    const { db } = office();
    const search: Search = {
      id: undefined,
      q: 'tunde bel',
      status: undefined,
      direction: undefined,
      period: {},
      sort: '',
      after: undefined,
      limit: 20,
      isCsv: false,
    };
    const { data, total } = await findPage(db, search, eventsOf({}), new Date(NOW));
    expect([data.length, total]).toEqual([20, EVENTS / 400]);
    const list = { ...eventsOf({}), condition: sql`search like '%tunde%' and search like '%bel%'` };
    const page = nextRows(list, { key: SORTS.at, isUpwards: false }, sql`true`, 21);
    expect(await eventsRead(page)).toBeLessThanOrEqual(EVENTS / 50);
  });
});
