import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildApp } from '../../../app';
import { sql } from '../../../db';
import { PASSCODE, emailOf } from '../../../testing/company';
import { callsTo, inTheOffice, textAt } from '../../../testing/office';
import { encryptStoredSecrets, openSecret, storedSecret } from './storedSecret';
import { codeAt } from './totp';

it('A stored secret is read with its key and for its person only', () => {
  const [key, secret] = [randomBytes(32), randomBytes(20)];
  const stored = storedSecret(secret, 'ada', key);
  expect(stored).toHaveLength(48);
  expect(stored.includes(secret)).toBe(false);
  expect(openSecret(stored, 'ada', key)).toEqual(secret);
  expect(openSecret(stored, 'tunde', key)).toBeUndefined();
  expect(openSecret(stored, 'ada', randomBytes(32))).toBeUndefined();
  expect(openSecret(stored, 'ada', undefined)).toBeUndefined();
  expect(storedSecret(secret, 'ada', undefined)).toEqual(secret);
  expect(openSecret(secret, 'ada', key)).toEqual(secret);
});

inTheOffice('A second factor where there is a key', (office) => {
  const key = randomBytes(32);
  const callsWith = (backupKey: Uint8Array | undefined) => {
    const { db, clock, tokenOf } = office();
    const settings = { logLevel: 'silent', backup: { key: backupKey } } as const;
    return callsTo(buildApp({ db, clock: () => clock.now, settings }), tokenOf);
  };
  const logIn = (backupKey: Uint8Array | undefined, code: string) =>
    callsWith(backupKey)('POST', '/api/login', {
      body: {
        login_email: emailOf('ada'),
        passcode: PASSCODE,
        can_second_factor: true,
        second_factor_code: code,
      },
    });
  const halfMinuteOn = () => (office().clock.now = new Date(office().clock.now.getTime() + 30_000));
  const lengths = () => office().db.query(sql`select length(secret) as secret from second_factor`);

  it('is encrypted from its set-up on or with the next start, and needs the key for codes, not for recovery codes', async () => {
    const { db, clock } = office();
    const call = callsWith(undefined);
    const started = await call('POST', '/api/start_second_factor', {
      by: 'ada',
      body: { passcode: PASSCODE },
    });
    const secret = textAt(started.body, 'data', 'secret');
    const confirmed = await call('POST', '/api/confirm_second_factor', {
      by: 'ada',
      body: { code: codeAt(secret, clock.now) },
    });
    const [recovery = ''] = /\w{4}-\w{4}-\w{4}-\w{4}/.exec(confirmed.text) ?? [];
    expect(await lengths()).toEqual([{ secret: 20 }]);
    expect(await encryptStoredSecrets(db, undefined)).toBe(0);
    expect(await encryptStoredSecrets(db, key)).toBe(0);
    expect(await lengths()).toEqual([{ secret: 48 }]);

    expect((await logIn(key, codeAt(secret, halfMinuteOn()))).status).toBe(200);
    for (const other of [undefined, randomBytes(32)]) {
      expect(await encryptStoredSecrets(db, other)).toBe(1);
      expect((await logIn(other, codeAt(secret, halfMinuteOn()))).status).toBe(503);
    }
    expect((await logIn(undefined, recovery)).status).toBe(200);
  });

  it('that is set up anew is encrypted at once', async () => {
    const { clock } = office();
    const call = callsWith(key);
    const started = await call('POST', '/api/start_second_factor', {
      by: 'ada',
      body: { passcode: PASSCODE },
    });
    const secret = textAt(started.body, 'data', 'secret');
    const body = { code: codeAt(secret, clock.now) };
    expect((await call('POST', '/api/confirm_second_factor', { by: 'ada', body })).status).toBe(200);
    expect(await lengths()).toEqual([{ secret: 48 }]);
    expect((await logIn(key, codeAt(secret, halfMinuteOn()))).status).toBe(200);
  });
});
