import { hash, parseOptions, verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { type Database, sql } from '../../../db';
import { emailOf } from '../../../testing/company';
import { inTheOffice } from '../../../testing/office';

vi.mock(import('@node-rs/argon2'), async (load) => {
  const argon2 = await load();
  return { ...argon2, hash: vi.fn(argon2.hash), verify: vi.fn(argon2.verify) };
});

/** Returns the texts of the statements that `work` made, without their values. */
async function statementsOf(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(db, 'query');
  await work();
  const texts = query.mock.calls.map(([{ text }]) => text);
  query.mockRestore();
  return texts;
}

inTheOffice('Recovery', (office) => {
  const people = ['nobody@company.example', emailOf('ada'), emailOf('chika')];

  it('does the same work for an unknown e-mail, a known one and a banned person', async () => {
    const { db, company, call } = office();
    await db.query(sql`update person set is_banned = true where id = ${company.people.chika}`);
    const answers = [];
    const tried = [];
    for (const email of people) {
      vi.mocked(hash).mockClear();
      const statements = await statementsOf(db, () =>
        call('POST', '/api/forgotPassword', { body: { email } }),
      );
      answers.push({ statements, hashes: vi.mocked(hash).mock.calls.map(([, cost]) => cost) });
    }
    for (const email of people) {
      vi.mocked(verify).mockClear();
      const body = { email, code: '123456' };
      const statements = await statementsOf(db, () => call('POST', '/api/pass-verify-otp', { body }));
      tried.push({
        statements,
        hashes: vi.mocked(verify).mock.calls.map(([hashed]) => parseOptions(hashed)),
      });
    }
    expect(answers[0]?.hashes).toHaveLength(1);
    expect(tried[0]?.hashes).toHaveLength(1);
    for (const each of answers) expect(each).toEqual(answers[0]);
    for (const each of tried) expect(each).toEqual(tried[0]);
  });
});
