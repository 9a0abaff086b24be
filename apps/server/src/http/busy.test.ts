import { expect, inject, it } from 'vitest';
import { buildApp } from '../app';
import { DatabaseBusy, type Database, sql } from '../db';
import { openPostgres } from '../db/engines/postgres';
import { manage } from '../db/manage';
import { StatementTimedOut } from '../db/statementTime';
import { anExpense } from '../testing/expense';
import { inTheOffice } from '../testing/office';

const SORRY = { message: 'The server is busy. Please try again in a few seconds.' };

inTheOffice('While too many calls wait for the database', (office) => {
  const busyApp = (changes: Partial<Database>) => {
    const { db, clock } = office();
    return buildApp({ db: { ...db, ...changes }, clock: () => clock.now, settings: { logLevel: 'silent' } });
  };

  it('a further one is told at once to come again, and what needs no database is answered', async () => {
    const app = busyApp({
      isBusy: () => true,
      query: () => Promise.reject(new Error('The database was asked.')),
      transaction: () => Promise.reject(new Error('The database was asked.')),
    });
    const headers = { authorization: `Bearer ${await office().tokenOf('ada')}` };
    for (const call of [
      { url: '/api/get_trips', headers },
      { method: 'POST', url: '/api/book_ticket', headers, payload: {} },
      { method: 'POST', url: '/api/login', payload: { login_email: 'ada@motorpark.example', passcode: 'x' } },
    ] as const) {
      const answer = await app.inject(call);
      expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '5', SORRY]);
    }
    expect((await app.inject({ url: '/api/capabilities' })).statusCode).toBe(200);
    await app.close();
  });

  it('one that got in and no connection is told the same', async () => {
    const app = busyApp({ query: () => Promise.reject(new DatabaseBusy()) });
    const headers = { authorization: `Bearer ${await office().tokenOf('ada')}` };
    const answer = await app.inject({ url: '/api/get_trips', headers });
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '5', SORRY]);
    await app.close();
  });

  it('one whose statement took too long was not carried out, and is told the same', async () => {
    const { db } = office();
    const app = busyApp({
      transaction: (work) =>
        db.transaction(async (tx) => {
          await work(tx);
          throw new StatementTimedOut();
        }),
    });
    const headers = { authorization: `Bearer ${await office().tokenOf('ada')}` };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/create_expenses',
      headers,
      payload: anExpense({ terminal_id: 'Awka' }),
    });
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '5', SORRY]);
    expect(await db.query(sql`select from expense`)).toEqual([]);
    await app.close();
  });

  it('waiting calls are counted, and those that are over no more', async () => {
    const { db } = office();
    const few = manage(
      {
        name: db.engine,
        query: (statement) => db.query(statement),
        attempt: () => Promise.reject(new Error('No transactions.')),
        close: () => Promise.resolve(),
      },
      undefined,
      3,
    );
    const calls = [1, 2].map(() => few.query(sql`select 1`));
    expect(few.isBusy()).toBe(false);
    calls.push(few.query(sql`select 1 from no_such_table`).catch(() => []));
    expect(few.isBusy()).toBe(true);
    await Promise.all(calls);
    expect(few.isBusy()).toBe(false);
  });
});

const url = inject('postgresUrl');

it.runIf(url !== '')(
  'PostgreSQL whose connections are all taken for too long is busy, not broken',
  async () => {
    const engine = openPostgres(url, { most: 1, connectWithin: 100 });
    const taken = engine.query(sql`select pg_sleep(0.5)`);
    await expect(engine.query(sql`select 1`)).rejects.toThrow(DatabaseBusy);
    await expect(engine.attempt((tx) => tx.query(sql`select 1`))).rejects.toThrow(DatabaseBusy);
    await taken;
    expect(await engine.query(sql`select 1 as served`)).toEqual([{ served: 1 }]);
    await engine.close();
  },
);
