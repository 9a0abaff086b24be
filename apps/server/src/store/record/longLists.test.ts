import { beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app';
import { type Database, type Statement, sql } from '../../db';
import { type Office, inEachOffice } from '../../testing/office';

const HOW_MANY = 1_234;
/** Maximum number of rows per database response. */
const BATCH = 500;

/** Two people share each name, so that the order does not depend on names alone. */
async function fill({ db }: Office) {
  const many = sql`generate_series(1, ${HOW_MANY}::int) as place`;
  const statements: Statement[] = [
    sql`insert into terminal (id, name, address, city, state)
      select gen_random_uuid(), 'Terminal ' || place, 'Zik Avenue', 'Awka', 'Anambra' from ${many}`,
    sql`insert into driver (id, name, phone, address)
      select gen_random_uuid(), 'Driver ' || place, '08034127781', 'Awka' from ${many}`,
    sql`insert into vehicle (id, vehicle_number, vehicle_type, seat_count)
      select gen_random_uuid(), 'LST ' || place || ' XA', 'Bus', 12 from ${many}`,
    sql`insert into route (id, code, origin_terminal_id, destination_terminal_id, distance, duration)
      select gen_random_uuid(), 'Awka - Terminal ' || place, (select id from terminal where name = 'Awka'),
        (select id from terminal where name = 'Terminal ' || place), '480 km', '8 hours' from ${many}`,
    sql`insert into person (id, name, email, passcode_hash, role, is_banned)
      select gen_random_uuid(), 'Person ' || place / 2, place || '@motorpark.example', 'x', 'admin', place % 10 = 0
      from ${many}`,
  ];
  for (const statement of statements) await db.query(statement);
}

const LISTS = [
  { path: '/api/fetch_terminals', ids: sql`select id from terminal order by lower(name)` },
  { path: '/api/get_drivers', ids: sql`select id from driver order by lower(name)` },
  { path: '/api/get_vehicles', ids: sql`select id from vehicle order by vehicle_number` },
  { path: '/api/get_routes', ids: sql`select id from route order by code` },
  { path: '/api/fetch_admins', ids: sql`select id from person order by lower(name), id` },
];

inEachOffice('A long list of the office’s records', (office) => {
  beforeAll(() => fill(office()));

  /** Returns the number of rows in a database response, as cells or as one JSON text. */
  const sizeOf = (rows: readonly unknown[]) => {
    const [first] = rows;
    const inText: unknown = typeof first === 'object' && first !== null && 'rows' in first && first.rows;
    return Array.isArray(inText) ? inText.length : rows.length;
  };

  it.each(LISTS)('$path is whole and in its order, and never held at once', async ({ path, ids }) => {
    const { db, clock, tokenOf } = office();
    let most = 0;
    const watched: Database = {
      ...db,
      async query<Row>(statement: Statement) {
        const rows = await db.query<Row>(statement);
        most = Math.max(most, sizeOf(rows));
        return rows;
      },
    };
    const app = buildApp({ db: watched, clock: () => clock.now, settings: { logLevel: 'silent' } });
    const headers = { authorization: `Bearer ${await tokenOf('ngozi')}` };
    const answer = await app.inject({ url: path, headers });
    await app.close();
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json<{ data: { id: string }[] & { admins: { id: string }[] } }>();
    const rows = path.endsWith('admins') ? data.admins : data;
    const expected = await db.query<{ id: string }>(ids);
    expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(rows.length).toBeGreaterThanOrEqual(HOW_MANY);
    expect(most).toBeLessThanOrEqual(BATCH);
  });

  it('of people says how many there are, behind them', async () => {
    const { body } = await office().call('GET', '/api/fetch_admins', { by: 'ngozi' });
    const [count] = await office().db.query<{ all: number; banned: number }>(
      sql`select count(*) as all, count(*) filter (where is_banned) as banned from person`,
    );
    expect(count?.banned).toBeGreaterThan(100);
    expect(body).toMatchObject({
      data: {
        admins: { length: count?.all },
        stats: {
          total_admins: count?.all,
          total_active_admins: (count?.all ?? 0) - (count?.banned ?? 0),
          total_banned_admins: count?.banned,
        },
      },
    });
  });
});
