import { expect, it } from 'vitest';
import { hashPasscode } from './store/access/passcode';
import { sql } from './db';
import { fillDemo } from './demo';
import { onOneEngine } from './db/testing';
import { demoLogins } from './demoLogins';
import { openOffice } from './testing/office';

onOneEngine('The demo logins', (open) => {
  it('are told while they have the published passcode, the super admin first', async () => {
    const db = await open();
    await fillDemo(db, { now: new Date('2026-11-21T09:00:00.000Z'), hashPasscode });
    const passcode = 'Motorpark#2026';
    const logins = await demoLogins(db);
    expect(logins[0]).toEqual({ email: 'super@motorpark.example', passcode, who: 'Super Admin' });
    expect(logins).toContainEqual({ email: 'awka@motorpark.example', passcode, who: 'Admin, Awka' });
    expect(logins).toContainEqual({ email: 'lagos@motorpark.example', passcode, who: 'Admin, Lagos' });

    const changed = await hashPasscode('Another#2026');
    await db.query(sql`update person set passcode_hash = ${changed} where email = 'awka@motorpark.example'`);
    expect(await demoLogins(db)).toHaveLength(logins.length - 1);
  });

  it('are none in a company of one’s own', async () => {
    const { db, app } = await openOffice(await open());
    expect(await demoLogins(db)).toEqual([]);
    await app.close();
  });
});
