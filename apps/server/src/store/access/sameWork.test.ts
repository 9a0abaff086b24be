import { parseOptions, verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { sql } from '../../db';
import { PASSCODE, emailOf } from '../../testing/company';
import { inTheOffice } from '../../testing/office';
import { hashPasscode } from './passcode';

vi.mock(import('@node-rs/argon2'), async (load) => {
  const argon2 = await load();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

inTheOffice('A login that fails', (office) => {
  it('costs the same work whether the e-mail, the passcode or the person was wrong', async () => {
    const { db, company, call } = office();
    const passcodeHash = await hashPasscode(PASSCODE);
    await db.query(sql`update person set passcode_hash = ${passcodeHash}`);
    await db.query(sql`update person set is_banned = true where id = ${company.people.chika}`);
    const tries = [
      { login_email: 'nobody@company.example', passcode: PASSCODE },
      { login_email: emailOf('ada'), passcode: 'wrong' },
      { login_email: emailOf('chika'), passcode: PASSCODE },
    ];
    for (const body of tries) {
      vi.mocked(verify).mockClear();
      const { status, body: said } = await call('POST', '/api/login', { body });
      expect({ status, said }).toEqual({ status: 422, said: { message: 'Invalid email or passcode.' } });
      const costs = vi.mocked(verify).mock.calls.map(([hash]) => parseOptions(hash));
      expect(costs).toEqual([parseOptions(passcodeHash)]);
    }
  });
});
