import { expect, it } from 'vitest';
import { buildApp } from '../app';
import { DatabaseLost, sql } from '../db';
import { anExpense } from '../testing/expense';
import { inEachOffice } from '../testing/office';

inEachOffice('A call whose connection to the database ends', (office) => {
  it('is a 503 that says when to try again, is logged, and is done once by its key', async () => {
    const { db, clock, tokenOf, log } = office();
    const stream = { write: (line: string) => void log.push(line) };
    const options = { clock: () => clock.now, log: stream };
    const headers = { authorization: `Bearer ${await tokenOf('ada')}`, 'idempotency-key': 'one-expense' };
    const post = (app = office().app) =>
      app.inject({ method: 'POST', url: '/api/create_expenses', headers, payload: anExpense() });
    const lost = buildApp({
      ...options,
      db: {
        ...db,
        transaction: (work, chain) =>
          db.transaction(async (tx) => {
            await work(tx);
            if (db.engine === 'pglite') throw new DatabaseLost();
            return tx.query(sql`select pg_terminate_backend(pg_backend_pid())`).then(() => work(tx));
          }, chain),
      },
    });
    const answer = await post(lost);
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '5',
      { message: 'The server lost its database for a moment. Please try again in a few seconds.' },
    ]);
    expect(log.join('')).toContain('lost during the call');
    expect([(await post()).statusCode, (await post()).statusCode]).toEqual([200, 200]);
    expect(await db.query(sql`select id from expense`)).toHaveLength(1);
  });
});
