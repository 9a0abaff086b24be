import { expect, it } from 'vitest';
import { buildApp } from '../../app';
import { sql } from '../../db';
import { eventsIn } from '../../testing/audit';
import { PASSCODE, emailOf } from '../../testing/company';
import { afterSoMany } from '../../testing/pausedDatabase';
import { inTheOffice } from '../../testing/office';

/** Number of parallel calls: two run, 400 wait, and 10 are refused, twice the number of free failures. */
const COMING = 412;
const REFUSED = 10;
const PER_ADDRESS = 20;
const CLOSED = new Error('The desk is closed.');

inTheOffice('Logins that find all places taken', (office) => {
  it('are refused with a 503, which is nobody’s failure', async () => {
    const { db, clock } = office();
    let close = () => undefined as void;
    // Running calls wait until all excess ones were refused, and then fail without checking a passcode.
    const held = new Promise<never>((_, reject) => (close = () => reject(CLOSED)));
    held.catch(() => undefined);
    const isCounted = (text: string) => text.includes('insert into limit_count');
    const full = buildApp({
      db: { ...db, query: (statement) => (isCounted(statement.text) ? held : db.query(statement)) },
      clock: () => clock.now,
      settings: { logLevel: 'silent' },
    });
    const from = (ip: string, passcode: string, app = full) =>
      app
        .inject({
          method: 'POST',
          url: '/api/login',
          payload: { login_email: emailOf('ada'), passcode },
          remoteAddress: ip,
        })
        .then((answer) => ({ status: answer.statusCode, wait: answer.headers['retry-after'] }));
    const before = (await eventsIn(db)).length;
    const coming = Array.from({ length: COMING }, (_, place) =>
      from(`102.89.7.${Math.floor(place / PER_ADDRESS)}`, 'Wrong#2026'),
    );
    const answers = await afterSoMany(coming, [REFUSED, 503], close);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThanOrEqual(REFUSED);
    expect(refused.every(({ wait }) => Number(wait) > 0)).toBe(true);
    expect(answers.filter(({ status }) => status === 422 || status === 200)).toEqual([]);
    expect(await db.query(sql`select from failed_login where network like '102.89.7.%'`)).toEqual([]);
    expect(await eventsIn(db)).toHaveLength(before);
    expect(await from('102.89.7.1', PASSCODE, office().app)).toMatchObject({ status: 200 });
  });
});
