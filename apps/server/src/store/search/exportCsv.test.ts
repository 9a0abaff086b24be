import { type CsvList, csvHeadings } from '@motorpark/contract';
import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../db';
import { eventsIn } from '../../testing/audit';
import { LISTS, pageIn, queryOf } from '../../testing/lists';
import { NOW, type Office, inTheOffice } from '../../testing/office';

const BOM = '\ufeff';
const linesOf = (text: string) => text.split('\r\n');
const headOf = (list: CsvList) =>
  BOM +
  csvHeadings(list)
    .map((heading) => `"${heading}"`)
    .join(',');

const NAMES: Readonly<Record<string, CsvList>> = {
  'Searching tickets': 'tickets',
  'Searching waybills': 'waybills',
  'Searching trips': 'trips',
  'Searching expenses': 'expenses',
  'Searching admins': 'admins',
  'Searching terminals': 'terminals',
  'Searching drivers': 'drivers',
  'Searching vehicles': 'vehicles',
  'Searching routes': 'routes',
};

inTheOffice('Every list as CSV', (office) => {
  const take = (path: string, fields: Record<string, string>, by: 'ada' | 'ngozi' | 'chika' = 'ngozi') =>
    office().call('GET', path, { by, query: queryOf({ ...fields, format: 'csv' }) });

  it.each(LISTS.map((list) => [list.title, list] as const))(
    '%s: its rows as they are searched for, under its headings, and a line in Activity',
    async (title, list) => {
      const name = NAMES[title];
      if (!name) throw new Error(`Nobody knows the sheet of ${title}.`);
      office().clock.now = new Date(NOW);
      await list.add(office(), { name: 'Sheeted Person 1' });
      const found = pageIn(
        await office().call('GET', list.path, {
          by: list.by,
          query: queryOf({ q: list.shows[0] ?? 'sheeted' }),
        }),
      );
      const answer = await take(
        list.path,
        { q: list.shows[0] ?? 'sheeted' },
        list.by === 'ada' ? 'ada' : 'ngozi',
      );
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}_made_2026-11-21.csv"`,
        'cache-control': 'no-store',
      });
      const [head, ...lines] = linesOf(answer.text);
      expect(head).toBe(headOf(name));
      expect(lines.pop()).toBe('');
      expect(lines).toHaveLength(found.ids.length);
      const events = await eventsIn(office().db);
      expect(events.at(-1)).toMatchObject({ kind: 'exported', after: { list: name } });
    },
  );

  it('holds the ledger and Activity, too', async () => {
    for (const [path, name] of [
      ['/api/get_operations', 'operations'],
      ['/api/get_audit', 'audit'],
    ] as const) {
      const answer = await take(path, { from: '2026-11-01', to: '2026-11-21' });
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename="${name}_2026-11-01_to_2026-11-21_made_2026-11-21.csv"`,
      );
      expect(linesOf(answer.text)[0]).toBe(headOf(name));
    }
  });

  it('gives nobody more than the list does', async () => {
    await take('/api/get_drivers', {}, 'ada').then(({ status }) => expect(status).toBe(403));
    const { text } = await take('/api/get_all_tickets', {}, 'chika');
    expect(text).toBe(`${headOf('tickets')}\r\n`);
    expect((await office().call('GET', '/api/get_all_tickets', { query: 'format=csv' })).status).toBe(401);
  });

  it('refuses what the list refuses, and every other format', async () => {
    expect(await take('/api/get_trips', { status: 'Lost' })).toMatchObject({ status: 422 });
    expect(await office().call('GET', '/api/get_trips', { by: 'ngozi', query: 'format=xlsx' })).toMatchObject(
      { status: 422, body: { errors: { format: ['It is one of csv.'] } } },
    );
  });
});

const HOW_MANY = 2_345;

inTheOffice('A long list as CSV', (office) => {
  beforeAll(() => fill(office()));

  it('is whole, in the order of the list, whatever is searched for', async () => {
    for (const q of ['', 'dies']) {
      const { text } = await office().call('GET', '/api/get_expenses', {
        by: 'ada',
        query: queryOf({ q, sort: 'amount', format: 'csv' }),
      });
      const amounts = linesOf(text)
        .slice(1, -1)
        .map((line) => line.split(',')[5]);
      expect(amounts).toEqual(Array.from({ length: HOW_MANY }, (_, place) => `${place + 1}.00`));
    }
  });
});

const fill = ({ db, company }: Office) =>
  db.query(sql`insert into expense
      (id, terminal_id, expense_type, approving_officer, description, amount_kobo, entered_by, entered_at)
    select gen_random_uuid(), ${company.awka}, 'Diesel', 'Ngozi', '=Diesel ' || place, 100 * place, ${company.people.ada},
      timestamptz '2026-11-20 09:00Z' - (place / 2) * interval '1 minute'
    from generate_series(1, ${HOW_MANY}) as place`);
