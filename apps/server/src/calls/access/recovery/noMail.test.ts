import { expect, it } from 'vitest';
import { buildApp } from '../../../app';
import { onOneEngine } from '../../../db/testing';
import { aCompany, emailOf } from '../../../testing/company';
import { NOW } from '../../../testing/office';

onOneEngine('A server that cannot send mails', (open) => {
  it('says so to everybody who forgot their password, known or not', async () => {
    const db = await open();
    await aCompany(db);
    const app = buildApp({ db, clock: () => new Date(NOW), settings: { logLevel: 'silent' } });
    for (const email of [emailOf('ada'), 'nobody@company.example']) {
      const answer = await app.inject({ method: 'POST', url: '/api/forgotPassword', payload: { email } });
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toEqual({
        message: 'This server cannot send e-mails. Please ask a super admin for a new passcode.',
      });
    }
  });
});

onOneEngine('A mail server that fails', (open) => {
  it('changes no answer, and is told in the log without the person', async () => {
    const db = await open();
    await aCompany(db);
    const lines: string[] = [];
    const app = buildApp({
      db,
      clock: () => new Date(NOW),
      log: { write: (line) => void lines.push(line) },
      deliver: async ({ to }) => Promise.reject(new Error(`No mailbox ${to}`)),
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/forgotPassword',
      payload: { email: emailOf('ada') },
    });
    expect({ status: answer.statusCode, body: answer.json<unknown>() }).toEqual({
      status: 200,
      body: { data: null },
    });
    await app.close();
    expect(lines.join('')).toContain('a mail could not be sent');
    expect(lines.join('')).not.toContain('ada@');
  });
});
