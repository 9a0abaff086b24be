import { expect, it } from 'vitest';
import { openSession } from '../store/access/session';
import { buildApp } from '../app';
import { type Database, newId, sql } from '../db';
import { anExpense } from '../testing/expense';
import { inEachOffice } from '../testing/office';

inEachOffice('Somebody who is deleted while their call is under way', (office) => {
  it.each([{}, { 'idempotency-key': 'gone-1' }])('is told that their session has ended (%j)', async (key) => {
    const { db, company, clock } = office();
    const id = newId();
    await db.query(sql`insert into person (id, name, email, passcode_hash, role, terminal_id)
      values (${id}, 'Uche', 'uche@company.example', '', 'admin', ${company.awka})`);
    const token = await openSession(db, id, clock.now);
    const meanwhile: Database = {
      ...db,
      async transaction(work) {
        await db.query(sql`delete from person where id = ${id}`);
        return db.transaction(work);
      },
    };
    const app = buildApp({ db: meanwhile, clock: () => clock.now, settings: { logLevel: 'silent' } });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/create_expenses',
      headers: { authorization: `Bearer ${token}`, ...key },
      payload: anExpense(),
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'Your session has ended. Please log in again.' });
    expect(await db.query(sql`select id from expense`)).toEqual([]);
  });
});
