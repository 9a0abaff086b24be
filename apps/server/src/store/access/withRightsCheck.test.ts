import { expect, it } from 'vitest';
import { buildApp } from '../../app';
import { type Database, type Statement, sql } from '../../db';
import { anExpense } from '../../testing/expense';
import { inTheOffice } from '../../testing/office';

inTheOffice('Somebody whose right ends while their call is under way', (office) => {
  const ada = () => office().company.people.ada;
  const ENDED = { status: 401, message: 'Your session has ended. Please log in again.' };
  const MOVED = {
    status: 403,
    message: 'Your role or terminal was changed a moment ago. Please try again.',
  };

  it.each([
    ['is banned', () => sql`update person set is_banned = true where id = ${ada()}`, ENDED],
    ['is logged out', () => sql`update session set ended_at = now()`, ENDED],
    [
      'is locked',
      () => sql`update session set locked_at = now()`,
      { status: 401, message: 'Your session is locked. Please enter your passcode.' },
    ],
    ['gets another role', () => sql`update person set role = 'super_admin' where id = ${ada()}`, MOVED],
    [
      'moves to another terminal',
      () => sql`update person set terminal_id = ${office().company.lagos} where id = ${ada()}`,
      MOVED,
    ],
  ] as const)('and %s writes nothing', async (_what, change: () => Statement, { status, message }) => {
    const { db, clock, company, tokenOf } = office();
    const token = await tokenOf('ada');
    const meanwhile: Database = {
      ...db,
      async transaction(work) {
        await db.query(change());
        return db.transaction(work);
      },
    };
    const app = buildApp({ db: meanwhile, clock: () => clock.now, settings: { logLevel: 'silent' } });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/create_expenses',
      headers: { authorization: `Bearer ${token}` },
      payload: anExpense(),
    });
    expect({ status: answer.statusCode, body: answer.json<unknown>() }).toMatchObject({
      status,
      body: { message },
    });
    expect(await db.query(sql`select id from expense`)).toEqual([]);
    await db.query(sql`update person set is_banned = false, role = 'admin', terminal_id = ${company.awka}
      where id = ${ada()}`);
  });
});
