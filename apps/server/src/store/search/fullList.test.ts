import { gunzipSync } from 'node:zlib';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { getExpenses } from '../../calls/expense/getExpenses';
import { buildApp } from '../../app';
import { type Database, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { LongAnswer } from '../../request/longAnswer';
import { type Office, inTheOffice } from '../../testing/office';
import { personOf } from '../access/session';

const HOW_MANY = 1_234;

/** Inserts expenses one minute apart, always two in the same minute. */
async function fill({ db, company }: Office) {
  await db.query(sql`insert into expense
      (id, terminal_id, expense_type, approving_officer, description, amount_kobo, entered_by, entered_at)
    select gen_random_uuid(), ${company.awka}, 'Diesel', 'Ngozi', 'Diesel ' || place, 100 + place, ${company.people.ada},
      timestamptz '2026-11-20 09:00Z' - (place / 2) * interval '1 minute'
    from generate_series(1, ${HOW_MANY}) as place`);
}

inTheOffice('A list that is asked for whole', (office) => {
  beforeAll(() => fill(office()));

  const PATH = '/api/get_expenses';

  async function contextOf(name: 'ada' | 'ngozi', db: Database = office().db): Promise<PersonContext> {
    const token = await office().tokenOf(name);
    const person = await personOf(office().db, token, office().clock.now);
    if (!person) throw new Error('Nobody is logged in.');
    const { clock } = office();
    return {
      call: 'getExpenses',
      input: {},
      id: '',
      retryKey: undefined,
      ip: '',
      requestId: '',
      seen: undefined,
      db,
      now: clock.now,
      due: undefined,
      today: '2026-11-21',
      person,
      mail: () => undefined,
    };
  }

  async function streamOf(name: 'ada' | 'ngozi', db?: Database, patience?: number) {
    const answer = await getExpenses(await contextOf(name, db));
    if (!(answer instanceof LongAnswer)) throw new Error('The list is short.');
    return answer.stream(patience);
  }

  it('is whole, in its order, and no row comes twice', async () => {
    const { status, headers, body } = await office().call('GET', PATH, { by: 'ada' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const ids = await office().db.query<{ id: string }>(
      sql`select id from expense order by entered_at desc, id desc`,
    );
    expect(body).toMatchObject({ data: ids });
    expect(ids).toHaveLength(HOW_MANY);
  });

  it('travels zipped', async () => {
    const { app, tokenOf, call } = office();
    const headers = { authorization: `Bearer ${await tokenOf('ada')}`, 'accept-encoding': 'gzip' };
    const zipped = await app.inject({ url: PATH, headers });
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe((await call('GET', PATH, { by: 'ada' })).text);
  });

  it('is read no faster than it is taken, and by one call of a person at a time', async () => {
    let statements = 0;
    const { db } = office();
    const counted: Database = { ...db, query: (statement) => ((statements += 1), db.query(statement)) };
    const [first, second, other] = await Promise.all([
      streamOf('ada', counted),
      streamOf('ada'),
      streamOf('ngozi'),
    ]);
    const reader = first[Symbol.asyncIterator]();
    await reader.next();
    const before = statements;
    let hasBegun = false;
    const waiting = text(second).then((all) => ((hasBegun = true), all));
    expect(JSON.parse(await text(other))).toMatchObject({ data: { length: HOW_MANY } });
    expect(hasBegun).toBe(false);
    expect(statements - before).toBeLessThanOrEqual(4);
    await reader.return?.();
    expect(JSON.parse(await waiting)).toMatchObject({ data: { length: HOW_MANY } });
  });

  it('is given up when nobody reads it on, and the next one begins', async () => {
    const left = await streamOf('ada', undefined, 20);
    const failure = new Promise((failed) => left.once('error', failed));
    await new Promise((readable) => left.once('readable', () => readable(left.read())));
    expect(await failure).toMatchObject({ message: 'The client stopped reading a long list.' });
    expect(JSON.parse(await text(await streamOf('ada')))).toMatchObject({ data: { length: HOW_MANY } });
  });

  it('is cut off where the database fails on the way, so that no part passes for the whole', async () => {
    const { db, clock, tokenOf } = office();
    let lists = 0;
    const failing: Database = {
      ...db,
      query: (statement) => {
        if (statement.text.includes('json_agg') && (lists += 1) > 1) throw new Error('The disk is gone.');
        return db.query(statement);
      },
    };
    const app = buildApp({ db: failing, clock: () => clock.now, settings: { logLevel: 'silent' } });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const headers = { authorization: `Bearer ${await tokenOf('ada')}` };
      const answer = await fetch(`${url}${PATH}`, { headers });
      await expect(answer.text()).rejects.toThrow();
    } finally {
      await app.close();
    }
    expect((await office().call('GET', PATH, { by: 'ada' })).status).toBe(200);
  });
});
